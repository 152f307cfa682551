// All renderers by the name under which a reader asks for them.

import { html } from './html.ts';
import { latex } from './latex.ts';
import { mathjson } from './mathjson.ts';
import { mathml } from './mathml.ts';
import { plain } from './plain.ts';
import { speech } from './speech.ts';

/** The empty name is plain text. MathJSON gives a JSON value, every other format a string. */
export const RENDERERS = { '': plain, latex, html, speech, mathml, mathjson } as const;

export type FormatName = keyof typeof RENDERERS;
