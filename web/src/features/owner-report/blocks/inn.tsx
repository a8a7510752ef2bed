import type { InnBlock } from '@avtosverka/contract/owner-report/blocks';
import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';

/** The tax number, or what the tax service says instead. */
export function InnView({ data: { state, inn } }: { data: InnBlock }) {
	switch (state) {
		case 1:
			return (
				<p className="font-semibold">
					ИНН найден
					{inn !== null && (
						<>
							: <span className="figures">{inn}</span>
						</>
					)}
				</p>
			);
		case 0:
			return <p className="font-semibold">{BLOCK_CATALOGUE.inn.empty}</p>;
		case 3:
			return (
				<p className="font-semibold">Под эти данные подходят несколько человек, и ФНС не назвала ИНН.</p>
			);
	}
}
