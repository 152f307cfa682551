// A product as a teacher would write it on a board: compact replies have each step in the formats that you ask for.

import { MatrixSteps } from 'matrixsteps';

const client = new MatrixSteps();
const { steps } = await client.compact.arithmetic.matmul([[1, 2]], [[3], [4]], { stepsBg: false });
for (const { kind, content } of steps) console.log(kind === 'heading' ? `\n${content.text}` : content.text);

// Prints:
//
// Compare the sizes
// A = [‹1  2›]
// B = ⎡‹3›⎤
//     ⎣‹4›⎦
// A is 1 by 2 and B is 2 by 1. A has as many columns as B has rows, so the product exists. We call it C. It has as many rows as A and as many columns as B, so it is 1 by 1.
//
// Choose the way of working
// Work row by column: every entry of the product C is the dot product of a row of A with a column of B.
// cᵢⱼ = ∑ₖ₌₁² aᵢₖbₖⱼ
//
// Work out the entries
//
// Row 1 of A times column 1 of B
// c₁₁ = a₁₁b₁₁ + a₁₂b₂₁ = 1 · 3 + 2 · 4 = 11
//
// Write down the product
// C = AB = [11]
// The product of A and B has a single entry, 11.
