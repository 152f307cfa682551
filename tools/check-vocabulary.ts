// Checks that words and signs stand where they belong, and that files say what they are. `npm run vocabulary`

import { PROJECT, report, sourceFiles } from './source-files.ts';
import { longFiles, vocabularyFindings } from './vocabulary.ts';

const files = sourceFiles(PROJECT);
for (const warning of longFiles(files)) process.stdout.write(`${warning}\n`);
const findings = files.flatMap(vocabularyFindings);
process.exitCode = report(findings, `vocabulary: ${files.length} files, every word in its place`);
