import type { PassportBlock } from '@avtosverka/contract/owner-report/blocks';
import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { regionOfPassport } from '@avtosverka/contract/vocabulary/passport-region';

/** Whether the passport is valid, and the region that its series hints at. */
export function PassportView({ data: { isValid }, passport }: { data: PassportBlock; passport: string }) {
	const region = regionOfPassport(passport);
	return (
		<>
			<p className="font-semibold">{sentence(isValid)}</p>
			{isValid === null && (
				<p className="mt-1 text-[15px] text-ink-2">
					МВД не назвало этот паспорт ни действительным, ни недействительным.
				</p>
			)}
			{region && (
				<p className="mt-1 text-[15px] text-ink-2">
					Регион выдачи по серии: {region}. Это подсказка, а не сведения реестра.
				</p>
			)}
		</>
	);
}

function sentence(isValid: boolean | null): string {
	if (isValid === null) return BLOCK_CATALOGUE.passport.empty;
	return isValid ? 'Паспорт действителен' : 'Паспорт недействителен';
}
