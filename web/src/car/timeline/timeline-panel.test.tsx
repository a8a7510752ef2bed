import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import { drawSvg } from '@avtosverka/decision/timeline/svg';
import { EMPTY_TIMELINE, FULL_TIMELINE } from '@avtosverka/decision/timeline/testing/timelines';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimelineDrawing } from './timeline-drawing.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { TimelineView } from './timeline-view.tsx';

const html = renderToStaticMarkup(<TimelinePanel timeline={FULL_TIMELINE} />).replaceAll('\u00a0', ' ');

test('the table tells every day without the drawing, and is printed', () => {
	const rows = html.split('<tr').slice(2);
	expect(rows).toHaveLength(15);
	expect(rows[14]).toMatch(/22\.11\.2026.*Оценка пробега 201–353 тыс\. км/);
	expect(rows[9]).toMatch(/04\.03\.2022.*Техосмотр.*179 919 км.*физлицо с 21\.08\.2019/);
	expect(html).toContain('sr-only print:not-sr-only');
});

test('the drawing is a slider that stands at the last day', () => {
	expect(html).toMatch(/role="slider" tabindex="0"[^>]*aria-valuemax="15" aria-valuenow="15"/);
	expect(html).toContain(
		'aria-valuetext="22.11.2026 · Оценка пробега 201–353 тыс. км · физлицо с 21.08.2019"',
	);
});

test('a car without a day, and one whose drawing is not there yet, have the room of a history', () => {
	const height = /h-\[192px\][^>]*sm:h-\[236px\]/;
	const empty = { ...EMPTY_TIMELINE, from: null };
	expect(renderToStaticMarkup(<TimelineView timeline={empty} words="Слова." reserved />)).toMatch(height);
	expect(
		renderToStaticMarkup(<TimelineView timeline={FULL_TIMELINE} words="Слова." reserved={false} />),
	).toMatch(height);
	expect(html).toMatch(/h-\[156px\][^>]*sm:h-\[200px\]/);
	expect(html).toMatch(/<p aria-hidden="true" class="min-h-9 /);
});

test('a car whose every answer tells of no day has its words in a line', () => {
	const empty = { ...EMPTY_TIMELINE, from: null };
	const page = renderToStaticMarkup(<TimelineView timeline={empty} words="Слова." reserved={false} />);
	expect(page).toContain('Слова.');
	expect(page).not.toContain('h-[192px]');
});

test('the page draws the same shapes as the picture, in classes instead of colours', () => {
	const layout = layoutTimeline(FULL_TIMELINE, { width: 358, height: 150 });
	const page = renderToStaticMarkup(<TimelineDrawing layout={layout} chosen={null} />);
	const picture = drawSvg(layout, new Proxy({}, { get: () => '#000' }) as never);
	const geometry = (svg: string) => svg.match(/ (?:d|x|y|cx|cy|r|rx)="[^"]*"/g)?.sort();
	expect(geometry(page)).toEqual(geometry(picture));
	expect(page).not.toContain('#');
});

test('a chosen day has a line and a ring around its reading', () => {
	const layout = layoutTimeline(FULL_TIMELINE, { width: 358, height: 150 });
	const rings = (place: number) =>
		renderToStaticMarkup(<TimelineDrawing layout={layout} chosen={layout.stops[place]!} />).split('r="6.5"');
	expect([rings(9).length - 1, rings(4).length - 1]).toEqual([1, 0]);
});
