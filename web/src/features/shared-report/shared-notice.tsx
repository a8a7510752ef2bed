import type { SharedReport } from '@avtosverka/contract/site';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { Notice } from '../../ui/notice.tsx';

/** Of when a shared report is, until when its link holds, and what is hidden in it. */
export function SharedNotice({ at, expiresAt, masked }: Pick<SharedReport, 'at' | 'expiresAt' | 'masked'>) {
	return (
		<Notice kind="info">
			<p>
				Таким отчёт был {formatMoment(at)}; с тех пор ответы реестров могли измениться. Ссылка действует до{' '}
				{formatMoment(expiresAt)}.{masked && ' VIN, госномер и номера документов скрыты.'}
			</p>
		</Notice>
	);
}
