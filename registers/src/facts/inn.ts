/** Whether a person has an INN; `several`: the data fit more than one person. */
export type InnFacts =
	| { readonly kind: 'found'; readonly inn: string }
	| { readonly kind: 'none' }
	| { readonly kind: 'several' };
