import { FAILED_TEXT } from '../client.ts';
import { Button } from '../ui/button.tsx';
import { useFromHere } from '../ui/from-here.ts';
import { useLazyModule } from '../ui/lazy-module.ts';
import { Notice } from '../ui/notice.tsx';
import { SIGN_IN_FIRST } from './words.ts';

const load = () => import('../sign-in/sign-in.tsx');

/** What stands in place of the form for who is not signed in. */
export function SignInPart() {
	const signIn = useLazyModule(load, true);
	const { from } = useFromHere();
	return (
		<div className="mt-4 grid gap-3.5">
			<Notice kind="warning">{SIGN_IN_FIRST}</Notice>
			<div className="min-h-45 max-w-100">
				{signIn.state === 'ready' && <signIn.module.SignIn from={from} />}
				{signIn.state === 'failed' && (
					<Notice kind="error" announced>
						<p>{FAILED_TEXT}</p>
						<Button variant="ghost" size="s" onClick={signIn.again} className="mt-2.5">
							Повторить
						</Button>
					</Notice>
				)}
			</div>
		</div>
	);
}
