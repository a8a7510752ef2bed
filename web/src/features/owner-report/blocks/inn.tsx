import type { InnBlock } from '@avtosverka/contract/owner-report/blocks';
import { INN_NOT_FOUND } from '../report/words.ts';

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
			return <p className="font-semibold">{INN_NOT_FOUND}</p>;
		case 3:
			return (
				<p className="font-semibold">
					Под эти данные подходят несколько человек, и ФНС не назвала ИНН ни одного из них.
				</p>
			);
	}
}
