import type { PaymentPlace } from '@avtosverka/contract/vocabulary/payment';

/** The place that `?app=` of the app's purchase page names: specification, section 2. */
export function placeOfApp(app: string | null): PaymentPlace {
	if (app === 'ios') return 'IOSApp';
	return app === 'telegram' ? 'telegram' : 'androidApp';
}
