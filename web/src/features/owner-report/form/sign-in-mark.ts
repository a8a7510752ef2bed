const KEY = 'owner_report_sign_in';

/** Remembers in this tab that a sign-in was begun on the form: it may take the whole page away. */
export function markSignIn(): void {
	try {
		sessionStorage.setItem(KEY, '1');
	} catch {
		// Storage is refused: who comes back finds the form as after any reload.
	}
}

/** True once after a sign-in that was begun on the form; forgets it. */
export function takeSignInMark(): boolean {
	try {
		const isMarked = sessionStorage.getItem(KEY) !== null;
		sessionStorage.removeItem(KEY);
		return isMarked;
	} catch {
		return false;
	}
}
