import { dato } from '../engine/index.ts';

/** One condominium for each modulo: who it is, its cadastre, the request for it, its suppliers. */
export const condomini = 'condomini';
export const condominiCatasto = 'condominiCatasto';
export const condominiDomande = 'condominiDomande';
export const fornitori = 'fornitori';

export const acquisti = dato({
  id: 'fornitori.acquisti',
  titolo: 'Acquisti dell’anno',
  unita: 'euro',
  raccolta: fornitori,
  seManca: 'zero',
  prova: 'fatture del condominio',
});
