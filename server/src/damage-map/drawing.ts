import { DAMAGE_ZONES, type DamageZone } from '@avtosverka/contract/vocabulary/damage';
import { escapeXml } from '../escape-xml.ts';
import {
	CABIN,
	GLASS,
	LEFT_DOOR_HANDLES,
	LEFT_HEADLIGHT,
	LEFT_MIRROR,
	LEFT_TAILLIGHT,
	LEFT_WHEELS,
	OUTLINE,
	SIDE_WINDOWS,
	zoneShape,
} from './car-shape.ts';
import { drawLegend } from './legend.ts';
import { type DamageReport, describeDamage } from './points.ts';

const WIDTH = 400;
const CAR_HEIGHT = 200;
const MIRRORED = 'matrix(1 0 0 -1 0 160)';

const LIGHT = {
	paper: '#fff',
	body: '#fbfcfd',
	cabin: '#e4e9ef',
	glass: '#c9d3df',
	line: '#77859a',
	ink: '#16202c',
	ink2: '#4c5a6b',
	hit: '#b3261e',
	hatch: '#fff',
	wheel: '#2a3647',
	lamp: '#f3d98b',
	brake: '#d98a84',
};
const DARK: typeof LIGHT = {
	paper: '#17202c',
	body: '#243040',
	cabin: '#1b2532',
	glass: '#3b4a5e',
	line: '#8492a5',
	ink: '#e9eef5',
	ink2: '#b3bfce',
	hit: '#ff7f73',
	hatch: '#3a1d1c',
	wheel: '#52617a',
	lamp: '#8d7a3f',
	brake: '#7c4541',
};

function style(colours: typeof LIGHT): string {
	return [
		`.paper{fill:${colours.paper}}`,
		`.body{fill:${colours.body};stroke:${colours.line};stroke-width:1.3;stroke-linejoin:round}`,
		`.cabin{fill:${colours.cabin}}`,
		`.glass{fill:${colours.glass};stroke:${colours.line};stroke-width:.9;stroke-linejoin:round}`,
		`.line{fill:none;stroke:${colours.line};stroke-width:1.3;stroke-linecap:round}`,
		`.outline{fill:none;stroke:${colours.line};stroke-width:2}`,
		`.hit{fill:${colours.hit};stroke:${colours.paper};stroke-width:1.3;stroke-linejoin:round}`,
		`.hatch{stroke:${colours.hatch};stroke-width:1.6;opacity:.42}`,
		`.under{fill:none;stroke:${colours.hit};stroke-width:4;stroke-dasharray:9 5}`,
		`.wheel{fill:${colours.wheel}}.lamp{fill:${colours.lamp}}.brake{fill:${colours.brake}}`,
		`text{font-family:Onest,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-size:15px;fill:${colours.ink}}`,
		`.lead{font-weight:600}.side{font-size:12.500px;fill:${colours.ink2}}`,
	].join('');
}

function both(path: string, className: string): string {
	return `<path class="${className}" d="${path}"/><path class="${className}" d="${path}" transform="${MIRRORED}"/>`;
}

function drawZone(zone: DamageZone, damaged: boolean): string {
	const shape = zoneShape(zone);
	if (!shape) return '';
	const place = `d="${shape.path}"${shape.mirrored ? ` transform="${MIRRORED}"` : ''}`;
	if (!damaged) return `<path class="body" ${place}/>`;
	return `<path class="hit" data-zone="${zone}" ${place}/><path fill="url(#hatch)" ${place}/>`;
}

function drawGlass(zones: ReadonlySet<DamageZone>): string {
	return GLASS.map(({ zone, path }) => {
		const damaged = zone !== null && zones.has(zone);
		return `<path class="glass" d="${path}"/>${damaged ? `<path class="hit" opacity=".55" d="${path}"/>` : ''}`;
	}).join('');
}

function drawCar(zones: ReadonlySet<DamageZone>): string {
	const whole = DAMAGE_ZONES.filter((zone) => !zones.has(zone));
	// Damaged zones come last, so that their edges lie above those of their neighbours.
	return [
		zones.has('bottom')
			? `<path class="under" data-zone="bottom" d="${OUTLINE}" transform="translate(160.500 80) scale(1.036 1.130) translate(-160.500 -80)"/>`
			: '',
		...LEFT_WHEELS.map((path) => both(path, 'wheel')),
		both(LEFT_MIRROR, 'body'),
		`<path class="cabin" d="${CABIN}"/>`,
		...whole.map((zone) => drawZone(zone, false)),
		drawGlass(zones),
		...SIDE_WINDOWS.map((path) => both(path, 'glass')),
		...[...zones].map((zone) => drawZone(zone, true)),
		both(LEFT_HEADLIGHT, 'lamp'),
		both(LEFT_TAILLIGHT, 'brake'),
		...LEFT_DOOR_HANDLES.map((path) => both(path, 'line')),
		`<path class="outline" d="${OUTLINE}"/>`,
	].join('');
}

/** Words at the edges: which side is which does not go without saying. */
const SIDES = [
	'<text class="side" x="200" y="17" text-anchor="middle">левая сторона</text>',
	'<text class="side" x="200" y="193" text-anchor="middle">правая сторона</text>',
	'<text class="side" text-anchor="middle" transform="translate(391 100) rotate(-90)">перёд</text>',
	'<text class="side" text-anchor="middle" transform="translate(17 100) rotate(-90)">зад</text>',
].join('');

export type DamageMapOptions = {
	/** False leaves the words out: the page says them itself, and the picture keeps its two to one. */
	readonly legend: boolean;
	/** `auto` follows the reader's setting; `light` is for pictures that cannot. */
	readonly theme: 'auto' | 'light';
};

/** The damage picture as a whole SVG document, 400 units across. */
export function drawDamage(report: DamageReport, { legend, theme }: DamageMapOptions): string {
	const sentences = describeDamage(report);
	const words = legend
		? drawLegend(sentences, CAR_HEIGHT + 8, theme === 'auto' ? 'any' : 'ours')
		: { svg: '', height: 0 };
	const height = CAR_HEIGHT + (words.height === 0 ? 0 : words.height + 8);
	const dark = theme === 'auto' ? `@media (prefers-color-scheme:dark){${style(DARK)}}` : '';
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title words" lang="ru">`,
		'<title id="title">Повреждения машины, вид сверху</title>',
		`<desc id="words">${escapeXml(sentences.join(' '))}</desc>`,
		`<style>${style(LIGHT)}${dark}</style>`,
		'<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V7"/></pattern></defs>',
		`<rect class="paper" width="${WIDTH}" height="${height}" rx="10"/>`,
		`<g transform="scale(1.250)">${drawCar(report.zones)}</g>`,
		SIDES,
		words.svg,
		'</svg>',
	].join('');
}
