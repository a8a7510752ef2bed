import { Card } from '../../ui/card.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnerForm } from './form/owner-form.tsx';
import { DataSources } from './landing/data-sources.tsx';
import { LeadIn } from './landing/lead-in.tsx';
import { OwnerHero } from './landing/owner-hero.tsx';
import { Risks } from './landing/risks.tsx';
import { WhatIsInIt } from './landing/what-is-in-it.tsx';

/** Looks the same for everybody: who is signed in is found out in the browser. */
export const handle = { static: true };

/** /ownerReport: the form, and what the report is good for. */
export default function OwnerReportForm() {
	return (
		<>
			<Head
				title="Проверка владельца автомобиля"
				description="Паспорт, ИНН, долги у приставов, банкротство, залоги, суды и розыск — одним отчётом. 79 рублей."
			/>
			<OwnerHero />
			<div className="wrap pb-15">
				<div className="-mt-12 grid items-start gap-4.5 lg:grid-cols-[1.6fr_1fr] framed:mt-5">
					<Card as="section" className="p-5 sm:p-7" aria-labelledby="form-title">
						<h2 id="form-title" className="mb-4 text-2xl font-bold">
							Кого проверить
						</h2>
						<OwnerForm />
					</Card>
					<WhatIsInIt />
				</div>
				<Risks />
				<DataSources />
				<LeadIn />
			</div>
		</>
	);
}
