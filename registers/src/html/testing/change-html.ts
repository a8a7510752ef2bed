import fc from 'fast-check';

/** Pieces that break HTML, hide what follows, or look like words of a register. */
const PIECES = [
	'<',
	'>',
	'"',
	'<!--',
	'-->',
	'<script>',
	'</script>',
	'<template>',
	'<textarea>',
	'<table>',
	'</div>',
	'<div>',
	'</form>',
	'<p>',
	'\u0000',
	'\ud800',
	'&nbsp;',
	'Технические работы',
	'VIN: XTA21144094786239',
	'<div class="car-register-grid__item">',
	'<div class="div-revocamp">',
];

/** Where, as a share of the length; what to put there; and how many signs go. */
export const htmlChanges = fc.array(
	fc.tuple(
		fc.noBias(fc.nat(9_999)),
		fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 3 }), fc.constant('')),
		fc.oneof(fc.constant(0), fc.nat(80), fc.nat(2_000)),
	),
	{ maxLength: 5 },
);

/** The text with these changes made one after another. */
export function changeHtml(html: string, changes: readonly (readonly [number, string, number])[]): string {
	return changes.reduce((text, [share, piece, gone]) => {
		const place = Math.floor((share / 10_000) * text.length);
		return text.slice(0, place) + piece + text.slice(place + gone);
	}, html);
}
