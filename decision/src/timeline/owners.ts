import type { Timeline } from '@avtosverka/contract/decision';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { OWNER_WORDS } from './events.ts';
import { type LabelRequest, middleOf } from './labels.ts';
import type { TimelinePart } from './part.ts';
import { type Lanes, round, type Scale } from './scale.ts';
import type { Box, RectShape } from './shapes.ts';

type Owner = Timeline['owners'][number];

const DAY_MS = 86_400_000;

/** Owners as bands; a company's is dark, so that it is seen without its colour. */
export function drawOwners(
	{ owners, to: today }: Timeline,
	{ owners: lane }: Lanes,
	{ x }: Scale,
): TimelinePart {
	const bands = owners.flatMap((owner) => {
		const left = x(owner.from);
		// A thin line of the ground between neighbours.
		const width = round(x(owner.to ?? today) - left - 1);
		return width > 0
			? [{ owner, box: { ...lane, x: left, width, y: lane.y + 1, height: lane.height - 2 } }]
			: [];
	});
	return {
		shapes: bands.map(({ owner, box }) => bandShape(owner, box)),
		labels: bands.map(({ owner, box }) => bandLabel(owner, box, today)),
	};
}

function bandShape({ kind }: Owner, box: Box): RectShape {
	const radius = Math.min(3, box.width / 2);
	if (kind === 'unknown') {
		const inner = {
			x: box.x + 0.5,
			y: box.y + 0.5,
			width: Math.max(box.width - 1, 0.1),
			height: box.height - 1,
		};
		return { kind: 'rect', ...inner, radius, fill: 'paper', stroke: 'average', strokeWidth: 1 };
	}
	return { kind: 'rect', ...box, radius, fill: kind, stroke: null, strokeWidth: 0 };
}

function bandLabel({ kind, from, to }: Owner, box: Box, today: string): LabelRequest {
	const time = durationText(Date.parse(to ?? today) - Date.parse(from));
	const word = OWNER_WORDS[kind];
	const whole = word === null ? [] : [`${word}, ${time}`];
	// A person's band is known by its time, a company's by its word.
	const texts = kind === 'company' && word !== null ? [...whole, word, time] : [...whole, time];
	return {
		tone: kind === 'company' ? 'on-company' : 'text',
		choices: texts.map((text) => ({ text, x: box.x + box.width / 2, y: middleOf(box), anchor: 'middle' })),
		within: { ...box, x: box.x + 3, width: box.width - 6 },
	};
}

/** «5 лет», «7 мес.», «12 дней»: whole ones that have passed. */
function durationText(span: number): string {
	const days = Math.floor(span / DAY_MS);
	// A day less for leap years that are still to come.
	const years = Math.floor((days + 1) / 365.25);
	if (years > 0) return counted(years, ['год', 'года', 'лет']);
	const months = Math.floor(days / 30.4);
	return months > 0 ? `${months} мес.` : counted(days, ['день', 'дня', 'дней']);
}
