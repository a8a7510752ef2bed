/** What stands in a place for advertisements. */
export type SlotState = 'waiting' | 'ad' | 'banner' | 'late-banner';

/** What the network did: drew an advertisement, said that it has none, or said nothing in time. */
export type SlotEvent = 'rendered' | 'refused' | 'late';

/**
 * The network's refusal is its last word. After mere silence the banner stands in only until an advertisement
 * comes: on a slow line five seconds are not much.
 */
export function nextSlot(state: SlotState, event: SlotEvent): SlotState {
	if (state === 'banner') return state;
	switch (event) {
		case 'rendered':
			return 'ad';
		case 'refused':
			return 'banner';
		case 'late':
			return state === 'waiting' ? 'late-banner' : state;
	}
}
