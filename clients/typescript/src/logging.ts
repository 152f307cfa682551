// Logging: what the client does, for those who ask for it. Neither keys nor bodies are logged.

/** What takes the lines; `console` is one. */
export interface Logger {
  readonly info: (line: string) => void;
  readonly debug: (line: string) => void;
}

/** `info`: what is tried again, and why. `debug`: each request and each reply, too. */
export type LogLevel = 'off' | 'info' | 'debug';

export const LOG_LEVELS: readonly string[] = ['off', 'info', 'debug'] satisfies readonly LogLevel[];

type Print = (line: string) => void;

/** A platform may have no stream for errors; what a program prints is its own, so that stream is better. */
const platform: { readonly log: Print; readonly error?: Print } = console;
const print: Print = (line) => (platform.error ?? platform.log)(line);

/** The logger of a client that is given none. */
export const CONSOLE: Logger = { info: print, debug: print };

const ignore: Print = () => {};

/** The logger with the levels that are not wanted left out. */
export function loggerAt(level: string, logger: Logger): Logger {
  return {
    info: level === 'off' ? ignore : (line) => logger.info(line),
    debug: level === 'debug' ? (line) => logger.debug(line) : ignore,
  };
}
