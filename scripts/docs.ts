import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChannelErrors } from './docs/channel-errors/document.ts';
import { drawDecision } from './docs/decision-document.ts';
import { drawImports } from './docs/imports-document.ts';
import { drawDecisionSamples } from './docs/samples-document.ts';
import { drawSettings } from './docs/settings-document.ts';
import { ROOT } from './prepare/root.js';

writeFileSync(join(ROOT, 'docs', 'settings.md'), drawSettings());
writeFileSync(join(ROOT, 'docs', 'decision.md'), await drawDecision());
writeFileSync(join(ROOT, 'docs', 'decision-samples.md'), await drawDecisionSamples());
writeFileSync(join(ROOT, 'docs', 'imports.md'), drawImports());
writeFileSync(join(ROOT, 'docs', 'channel-errors.md'), await drawChannelErrors());
