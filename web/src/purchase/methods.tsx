import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import type { PaymentMethod } from '@avtosverka/contract/vocabulary/payment';
import { CreditCard, type LucideIcon, Zap } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { METHOD_WORDS } from './pack-words.ts';

const ICONS: Readonly<Record<PaymentMethod, LucideIcon>> = { card: CreditCard, sbp: Zap };

export type MethodsProps = {
	methods: readonly PaymentMethod[];
	kopecks: number;
	busy: PaymentMethod | null;
	disabled: boolean;
	onChoose: (method: PaymentMethod) => void;
};

/** The ways to pay that an installation has, the first of them with the price. */
export function Methods({ methods, kopecks, busy, disabled, onChoose }: MethodsProps) {
	return (
		<div className="grid gap-3">
			{methods.map((method, place) => {
				const Icon = ICONS[method];
				return (
					<Button
						key={method}
						variant={place === 0 ? 'main' : 'ghost'}
						disabled={disabled || busy !== null}
						busy={busy === method}
						icon={<Icon aria-hidden className="size-5" />}
						onClick={() => onChoose(method)}
					>
						{METHOD_WORDS[method]}
						{place === 0 && `, ${showKopecks(kopecks)}`}
					</Button>
				);
			})}
		</div>
	);
}
