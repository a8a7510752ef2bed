import { describe, expect, test } from 'vitest';
import { readWidgetMessage } from './widget-message.ts';

describe('a message of the payment page in a frame', () => {
	test.each(['success', 'inProgress', 'fail', 'close'])('%s is one', (type) => {
		expect(readWidgetMessage({ type, operationId: '1', transactionId: 'r1' })).toEqual({ kind: type });
	});

	test('tells a height that is one', () => {
		expect(readWidgetMessage({ type: 'widgetHeight', height: 480 })).toEqual({ kind: 'height', height: 480 });
		for (const height of [0, -1, 1e9, 'много', null, undefined]) {
			expect(readWidgetMessage({ type: 'widgetHeight', height })).toBeNull();
		}
	});

	test.each([null, undefined, 'success', 7, {}, { type: 'paid' }, { type: 'widgetHeight' }])(
		'is none: %j',
		(data) => {
			expect(readWidgetMessage(data)).toBeNull();
		},
	);
});
