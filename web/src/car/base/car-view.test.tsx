import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { replyOf } from '../testing/replies.ts';
import { BaseCard } from './base-card.tsx';
import { CarThumbnail } from './car-thumbnail.tsx';
import { CarView } from './car-view.tsx';

const BASE = {
	vin: 'WP1AB29PX4LA69033',
	model: 'Porsche Cayenne',
	frame: null,
	frame_id: null,
	year: 2004,
	color: 'Черный',
	type: 'Легковой универсал',
	power: 340,
	volume: 4511,
	image: '/car-photo/WP1AB29PX4LA69033' as string | null,
};

function card(image: string | null): string {
	const reply = { ...replyOf('wanted', 'found'), data: { ...BASE, image } };
	return renderToStaticMarkup(
		<BaseCard card={{ phase: 'success', reply, problem: null }} onAgain={() => {}} />,
	);
}

describe('the picture of the basic card', () => {
	test('is the photograph at our own address, named for who does not see it, and no drawing', () => {
		const html = card(BASE.image);
		expect(html).toContain('src="/car-photo/WP1AB29PX4LA69033"');
		expect(html).toContain('alt="Фотография: Porsche Cayenne"');
		expect(html).not.toContain('aria-label="Рисунок');
	});

	test('is the drawing where there is no photograph', () => {
		const html = card(null);
		expect(html).toContain('aria-label="Рисунок: внедорожник, черный"');
		expect(html).not.toContain('<img');
	});

	test.each([
		'https://photos.example/car.jpg',
		'//photos.example/car.jpg',
		'javascript:alert(1)',
		'/v1/user',
		'/car-photo/../v1/user',
	])('is never loaded from %s: an old copy may still hold it', (image) => {
		expect(card(image)).not.toContain('<img');
	});

	test('is the drawing with a sentence where the photograph did not load', () => {
		const html = renderToStaticMarkup(<CarView data={BASE} waiting={false} lost />);
		expect(html).toContain('Фотография не загрузилась, это рисунок.');
		expect(html).toContain('aria-label="Рисунок: внедорожник, черный"');
		expect(html).not.toContain('<img');
	});
});

describe('the picture on the car’s line, which is seen before anything is opened', () => {
	const thumbnail = (image: string | null) =>
		renderToStaticMarkup(<CarThumbnail data={{ ...BASE, image }} waiting={false} />);

	test('is the photograph; the words beside it say which car it is', () => {
		expect(thumbnail(BASE.image)).toMatch(/<img src="\/car-photo\/WP1AB29PX4LA69033" alt=""/);
	});

	test.each([null, 'https://photos.example/car.jpg'])(
		'is no photograph where there is none of ours: %s',
		(image) => {
			expect(thumbnail(image)).not.toContain('<img');
		},
	);
});
