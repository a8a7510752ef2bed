import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawDecision } from './docs/decision-document.ts';
import { drawDecisionSamples } from './docs/samples-document.ts';
import { drawSettings } from './docs/settings-document.ts';
import { ROOT } from './prepare/root.js';

writeFileSync(join(ROOT, 'docs', 'settings.md'), drawSettings());
writeFileSync(join(ROOT, 'docs', 'decision.md'), await drawDecision());
writeFileSync(join(ROOT, 'docs', 'decision-samples.md'), await drawDecisionSamples());
