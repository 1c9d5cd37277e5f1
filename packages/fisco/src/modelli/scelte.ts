import type { Opzione } from './modello.ts';

const makeOpzioni = (voci: Readonly<Record<string, string>>): readonly Opzione[] =>
  Object.entries(voci).map(([codice, descrizione]) => ({ codice, descrizione }));

/** Who signs for the taxpayer. */
export const scelteCarica = makeOpzioni({
  1: 'Rappresentante legale o negoziale',
  2: 'Rappresentante di minore o interdetto',
  3: 'Curatore',
  4: 'Commissario liquidatore',
  5: 'Commissario o custode giudiziario',
  6: 'Rappresentante fiscale di non residente',
  7: 'Erede',
  8: 'Liquidatore',
  9: 'Soggetto per operazioni straordinarie',
  10: 'Rappresentante fiscale (limitazioni)',
  11: 'Tutore',
  12: 'Liquidatore di ditta individuale',
  13: 'Amministratore di condominio',
  14: 'Firmatario per pubblica amministrazione',
  15: 'Commissario liquidatore di pubblica amministrazione',
});

/** Role of who runs a company, and of who runs a partnership or a body. */
export const scelteRuoloSocieta = makeOpzioni({
  A: 'Amministratore socio',
  B: 'Amministratore non socio',
  C: 'Organo di controllo',
});
export const scelteRuoloEnte = makeOpzioni({
  A: 'Amministratore',
  B: 'Organo di controllo',
  R: 'Rappresentante',
});

export const scelteRevisore = makeOpzioni({
  1: 'Revisore',
  2: 'Responsabile della revisione',
  3: 'Società di revisione',
  4: 'Collegio sindacale',
});

export const scelteStatoAttivita = makeOpzioni({
  1: 'Normale attività',
  2: 'In liquidazione',
  3: 'Fallimento o liquidazione coatta',
  4: 'Estinto',
});

export const scelteSituazione = makeOpzioni({
  1: 'Inizio liquidazione',
  2: 'Periodi successivi',
  3: 'Fine liquidazione',
  4: 'Estinzione per fusione',
  5: 'Trasformazione IRES/non IRES',
  6: 'Periodo normale',
  7: 'Scissione totale',
  8: 'Altra trasformazione',
});

export const scelteTrust = makeOpzioni({ 1: 'Opaco', 2: 'Trasparente', 3: 'Misto' });

export const scelteIndirizzo = makeOpzioni({
  0: 'Nessuno',
  1: 'Residenza',
  2: 'Domicilio fiscale',
  3: 'Sede legale',
});

/** What is supplied, and who asks for it. */
export const scelteFornitura: readonly Opzione[] = [
  { codice: '730', descrizione: 'Modello 730' },
  { codice: 'PF', descrizione: 'Redditi Persone Fisiche' },
];
export const scelteRichiedente: readonly Opzione[] = [
  { codice: 'CAF', descrizione: 'CAF' },
  { codice: 'I', descrizione: 'Intermediario' },
  { codice: 'S', descrizione: 'Sostituto' },
];
