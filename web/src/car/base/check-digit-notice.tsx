import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { checkDigitVerdict, expectedCheckDigit } from '@avtosverka/contract/vocabulary/vin-check-digit';
import { Notice } from '../../ui/notice.tsx';

/** A calm word where the VIN contradicts itself: a typing error, or a number that was made up. */
export function CheckDigitNotice({ vin }: { vin: Vin }) {
	if (checkDigitVerdict(vin) !== 'wrong') return null;
	return (
		<Notice kind="info" className="mb-4">
			<p>
				Сверьте VIN с документами: в нём может быть опечатка. Девятый знак у таких машин вычисляют из
				остальных: здесь он «{vin[8]}», а должен быть «{expectedCheckDigit(vin)}».
			</p>
		</Notice>
	);
}
