import { codice, dato, se, somma, sommaDi, type Unita, uguale, zeroEuro } from '../engine/index.ts';

/** Quadro F of the 730: what its righi have that no rigo of Redditi PF has. */
const unico = (id: string, titolo: string, unita: Unita = 'euro') =>
  dato({ id: `quadroF.${id}`, titolo, unita, seManca: 'zero' });

export const primaRata = unico('primaRata', 'Prima rata di acconto IRPEF');
export const primaRataCedolare = unico('primaRataCedolare', 'Prima rata di acconto della cedolare');
export const ritenuteAltre = unico('ritenuteAltre', 'Altre ritenute IRPEF');
export const coriRegionale = unico('coriRegionale', 'Addizionale regionale di cori e bande');
export const coriComunale = unico('coriComunale', 'Addizionale comunale di cori e bande');

/** F4: one rigo for each year of which a return in favour was filed late. */
export const integrative = 'integrative730';
const diIntegrativa = (id: string, titolo: string) =>
  dato({ id: `${integrative}.${id}`, titolo, unita: 'euro', raccolta: integrative, seManca: 'zero' });
export const integrativa = {
  irpef: diIntegrativa('irpef', 'Integrativa: IRPEF'),
  cedolare: diIntegrativa('cedolare', 'Integrativa: cedolare secca'),
  regionale: diIntegrativa('regionale', 'Integrativa: addizionale regionale'),
  comunale: diIntegrativa('comunale', 'Integrativa: addizionale comunale'),
};
export const totaliIntegrative = {
  irpef: sommaDi(integrative, integrativa.irpef),
  cedolare: sommaDi(integrative, integrativa.cedolare),
  regionale: sommaDi(integrative, integrativa.regionale),
  comunale: sommaDi(integrative, integrativa.comunale),
};

/** F13 until 2024, then M81: what a third party withheld by order of a court. */
export const pignoramenti = 'pignoramenti730';
export const pignorata = dato({
  ...{ id: `${pignoramenti}.ritenuta`, titolo: 'Ritenute del terzo erogatore', unita: 'euro' },
  ...{ raccolta: pignoramenti, seManca: 'zero' },
});
/** RM81, before RM23: on income that is taxed apart, or by a tax of its own. */
export const altrePignorate = dato({
  ...{ id: `${pignoramenti}.altre`, titolo: 'Altre ritenute del terzo erogatore', unita: 'euro' },
  ...{ raccolta: pignoramenti, seManca: 'zero' },
});
/** Withholdings of the IRPEF that only the 730 asks apart. */
export const ritenute730 = somma(ritenuteAltre, sommaDi(pignoramenti, pignorata));

/** F11 from 2026: what an employer gave and was not due, each with its code. */
export const restituzioni = 'restituzioni730';
export const codiceRestituzione = dato({
  ...{ id: `${restituzioni}.codice`, titolo: 'Codice', unita: 'codice' },
  ...{ raccolta: restituzioni, seManca: 'zero' },
});
export const importoRestituzione = dato({
  ...{ id: `${restituzioni}.importo`, titolo: 'Importo', unita: 'euro' },
  ...{ raccolta: restituzioni, seManca: 'zero' },
});
export const daRestituire = sommaDi(
  restituzioni,
  se(
    uguale(codiceRestituzione, codice(1)),
    importoRestituzione,
    se(uguale(codiceRestituzione, codice(2)), importoRestituzione, zeroEuro),
  ),
);

/** F6: less advance than counted, and in how many instalments. */
const misura = (id: string, nome: string) => ({
  nessuno: unico(`${id}Nessuno`, `${nome}: nessun acconto`, 'logico'),
  minore: dato({
    ...{ id: `quadroF.${id}Minore`, titolo: `${nome}: minore acconto`, unita: 'euro' },
    seManca: 'zero',
  }),
});
export const misure = {
  irpef: misura('irpef', 'IRPEF'),
  comunale: misura('comunale', 'Addizionale comunale'),
  cedolare: misura('cedolare', 'Cedolare secca'),
  cripto: misura('cripto', 'Cripto-attività'),
  ivie: misura('ivie', 'IVIE'),
  ivafe: misura('ivafe', 'IVAFE'),
  lezioni: misura('lezioni', 'Lezioni private'),
};
export const rate = unico('rate', 'Numero di rate', 'numero');

/** Quadro I: what of the credit goes against other taxes. */
export const compensare = unico('compensare', 'Credito da usare in F24');
export const compensareTutto = unico('compensareTutto', 'Tutto il credito in F24', 'logico');

/** The front page: who declares, with whom, and which 730 it is. */
export const dichiarante = unico('dichiarante', 'Dichiarante', 'logico');
export const coniugeDichiarante = unico('coniugeDichiarante', 'Coniuge dichiarante', 'logico');
export const congiunta = unico('congiunta', 'Dichiarazione congiunta', 'logico');
export const rappresentante = unico('rappresentante', 'Rappresentante, tutore o erede', 'logico');
export const senzaSostituto = unico('senzaSostituto', '730 senza sostituto', 'logico');
export const integrativo = dato({
  ...{ id: 'quadroF.integrativo', titolo: '730 integrativo', unita: 'codice' },
  seManca: 'zero',
});

/** E41-E43, E56 and E61-E62 ask the expense: the instalment is worked out of it. */
const spesaDi = (raccolta: string) =>
  dato({
    id: `${raccolta}.spesa730`,
    titolo: 'Importo della spesa',
    unita: 'euro',
    raccolta,
    seManca: 'zero',
  });
export const spesaRecupero = spesaDi('recuperi');
export const spesaEnergia = spesaDi('energetici');
export const spesaRicarica = spesaDi('ricariche');
/** E57, E58 and E59, the same. */
export const spesaSecondi = unico('spesaSecondi', 'Spesa per arredi del secondo immobile');
export const spesaCoppie = unico('spesaCoppie', 'Spesa per arredi delle giovani coppie');
export const spesaMobili = unico('spesaMobili', 'Spesa per arredi');
export const spesaClasse = unico('spesaClasse', 'IVA dell’acquisto in classe A o B');
