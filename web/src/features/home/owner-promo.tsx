import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';

/** The way to the check of the car's owner. */
export function OwnerPromo() {
	return (
		<section
			aria-labelledby="owner"
			className="rounded-card bg-[linear-gradient(120deg,#14305f,#1757d6)] p-6 text-white sm:p-7"
		>
			<h2 id="owner" className="text-[clamp(24px,3vw,32px)] font-bold">
				Проверьте и&nbsp;продавца
			</h2>
			<p className="mt-2 mb-5 max-w-[35em] text-[#dbe6ff]">
				Паспорт, ИНН, долги у&nbsp;приставов, банкротство, залоги, суды, розыск — одним отчётом. 79&nbsp;₽
				вместо 119&nbsp;₽.
			</p>
			<OwnLink to="/ownerReport" className={buttonClass('light')}>
				Проверить владельца
				<ArrowRight aria-hidden className="size-5" />
			</OwnLink>
		</section>
	);
}
