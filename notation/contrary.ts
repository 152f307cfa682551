// What words take back.

/** Words that may say the contrary, or that something is only supposed. */
export const CONTRARY =
  /(?<!\p{L})(?:not|nicht|kein\p{L}*|pas|wrong|false|falsch|faux|fausse|incorrect|would|wäre|serait|if|wenn|falls|si|maybe|vielleicht)(?!\p{L})|n't/iu;
