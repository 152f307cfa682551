/** How long the keys rest before an answer is asked for: whoever types pauses for less between two of them. */
export const pauseMilliseconds = 400;
