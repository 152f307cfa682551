// Pictures of shared questions: drawn by one thread that ends when nobody asks, with a short queue; the latest ones are kept.

import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** A picture takes about 30 KB. */
const mostKept = 64;
/** Programs that fetch previews try again, or show none. */
const mostWaiting = 8;
const idleMilliseconds = 30_000;
const longestMilliseconds = 10_000;
const threadMegabytes = 64;

export interface Pictures {
  /** The PNG; null while too many are wanted at once, and where drawing fails. `key` names what the SVG shows. */
  readonly picture: (key: string, svg: () => string) => Promise<Buffer | null>;
  readonly close: () => Promise<void>;
}

export function createPictures(onFailure: (error: unknown) => void): Pictures {
  function start(): Piscina<string, Uint8Array> {
    const started = new Piscina<string, Uint8Array>({
      filename: fileURLToPath(new URL('draw-picture.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: mostWaiting,
      idleTimeout: idleMilliseconds,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    });
    // Without a listener, a thread that ends while idle would end the process.
    started.on('error', onFailure);
    return started;
  }

  let threads: Piscina<string, Uint8Array> | undefined;
  /** In the order of their last use. A picture that is being drawn is not drawn twice. */
  const kept = new Map<string, Promise<Buffer | null>>();

  async function draw(svg: string): Promise<Buffer | null> {
    threads ??= start();
    if (threads.queueSize >= mostWaiting) return null;
    try {
      return Buffer.from(await threads.run(svg, { signal: AbortSignal.timeout(longestMilliseconds) }));
    } catch (error) {
      onFailure(error);
      return null;
    }
  }

  return {
    picture: async (key, svg) => {
      const drawing = kept.get(key) ?? draw(svg());
      kept.delete(key);
      kept.set(key, drawing);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      const found = await drawing;
      if (found === null) kept.delete(key);
      return found;
    },
    close: async () => threads?.destroy(),
  };
}
