// What keeps a server from listening, in a sentence for whoever starts it.

import { StartProblem } from '../settings/settings.ts';

export interface ListenChoice {
  readonly host: string;
  readonly port: number;
  /** The settings that both come from. */
  readonly hostSetting: string;
  readonly portSetting: string;
}

/** A StartProblem for the errors of `listen` that have to do with its address; any other error is given back as it is. */
export function explainListening(error: unknown, { host, port, hostSetting, portSetting }: ListenChoice): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartProblem(`The port ${port} is in use: choose another one with ${portSetting}.`, error);
    case 'EACCES':
      return new StartProblem(
        `This user may not listen on port ${port}: choose another one with ${portSetting}.`,
        error,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(
        `${hostSetting} must be an address of this machine; no host has the name ${host}.`,
        error,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new StartProblem(`${hostSetting} must be an address of this machine; ${host} is none.`, error);
    default:
      return error;
  }
}
