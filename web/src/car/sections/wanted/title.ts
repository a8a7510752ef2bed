import type { WantedRecordData } from '@avtosverka/contract/check/wanted';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';

/** «В розыске с 20.11.2024, Московская область» */
export function wantedTitle({ w_data_pu, w_reg_inic }: WantedRecordData): string {
	const since = w_data_pu ? `В розыске с ${formatDay(w_data_pu)}` : 'В розыске';
	return [since, w_reg_inic].filter(Boolean).join(', ');
}
