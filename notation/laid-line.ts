// A line of a working in the plain layout.

/** A line, and the line of the student's text, counted from 1, in which it begins. */
export interface LaidLine {
  readonly text: string;
  readonly at: number;
}
