import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { buttonClass } from '../../../ui/button.tsx';
import { OwnLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Says above an example what it is: nothing in it may be taken for an answer about a car. */
export function ExampleNotice({ at }: { at: string }) {
	return (
		<Notice kind="warning">
			<p className="font-semibold">Пример. Машина вымышлена</p>
			<p>
				VIN, записи и имена придуманы, реестры о ней не спрашивали. Так выглядел бы отчёт о ней{' '}
				{formatMoment(at)}: все сроки в нём отсчитаны от этого дня.
			</p>
		</Notice>
	);
}

/** The way on for those who have seen how a report looks. */
export function ExampleEnd() {
	return (
		<p className="mt-3 print:hidden">
			<OwnLink to="/" className={buttonClass()}>
				Проверить свою машину
			</OwnLink>
		</p>
	);
}
