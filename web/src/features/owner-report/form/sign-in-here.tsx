import { SignIn } from '../../../sign-in/sign-in.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FORM_ADDRESS } from '../../../ui/owner-report-addresses.ts';

/** Signing in without leaving the form: what was typed stays where it is. */
export function SignInHere({ text }: { text: string }) {
	return (
		<section aria-label="Вход" className="grid gap-3.5 rounded-field border border-line p-4">
			<Notice kind="error" announced>
				<p className="font-semibold">{text}</p>
				<p>Войдите, чтобы заказать отчёт. Всё, что вы ввели, останется в форме.</p>
			</Notice>
			<SignIn from={FORM_ADDRESS} />
		</section>
	);
}
