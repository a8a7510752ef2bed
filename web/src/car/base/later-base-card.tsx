import { BaseCard, type BaseCardProps } from './base-card.tsx';

/** The basic card that a report loads later. The widget has the card itself from the beginning. */
export function LaterBaseCard(props: BaseCardProps) {
	return <BaseCard {...props} />;
}
