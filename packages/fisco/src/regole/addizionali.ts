import {
  arrotonda,
  cerca,
  codice,
  dato,
  incerto,
  meno,
  nonDovuto,
  o,
  oltre,
  per,
  presente,
  regime,
  regola,
  saldo,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { quotaAccontoComunale } from '../parametri/acconti.ts';
import { addizionaliComunali, isDaIndicare, profiloPerComune } from '../parametri/addizionali-comunali.ts';
import { readComune } from '../parametri/comuni.ts';
import { coriComunale, coriRegionale, totaliIntegrative } from './acconti-730.ts';
import { addizionaleRegionale } from './addizionale-regionale.ts';
import { domicilio, domicilioSuccessivo, imponibileAddizionali } from './addizionali-base.ts';
import { totaleAssimilati, totaleSezionePrima } from './assimilati.ts';
import { fonte, sempre } from './fonti.ts';
import { socialmenteUtili } from './reddito.ts';

export { addizionaleRegionale, aliquotaRegionale, casoRegionale } from './addizionale-regionale.ts';
export { domicilio, domicilioSuccessivo, imponibileAddizionali } from './addizionali-base.ts';

const importo = (id: string, titolo: string, seManca: 'zero' | 'ignoto', prova?: string) =>
  dato({ id: `addizionali.${id}`, titolo, unita: 'euro', seManca, ...(prova ? { prova } : {}) });

export const regionaleTrattenuta = importo(
  'regionaleTrattenuta',
  'Addizionale regionale trattenuta',
  'ignoto',
  'CU, punto 22',
);
/** RC12: on work of public use, when it is taxed. */
export const regionaleSocialmenteUtili = importo(
  'regionaleSocialmenteUtili',
  'Addizionale regionale sui lavori socialmente utili',
  'zero',
  'CU, punto 499',
);
export const regionaleEccedenza = importo(
  'regionaleEccedenza',
  'Eccedenza di addizionale regionale precedente',
  'zero',
);
export const regionaleCompensata = importo(
  'regionaleCompensata',
  'Eccedenza regionale compensata in F24',
  'zero',
);
export const comunaleAcconto = importo(
  'comunaleAcconto',
  'Acconto di addizionale comunale trattenuto',
  'ignoto',
  'CU, punto 26',
);
export const comunaleSaldo = importo(
  'comunaleSaldo',
  'Saldo di addizionale comunale trattenuto',
  'ignoto',
  'CU, punto 27',
);
export const comunaleF24 = importo(
  'comunaleF24',
  'Acconto comunale versato in F24',
  'zero',
  'F24, codice 3843',
);
export const comunaleEccedenza = importo(
  'comunaleEccedenza',
  'Eccedenza di addizionale comunale precedente',
  'zero',
);
export const comunaleCompensata = importo(
  'comunaleCompensata',
  'Eccedenza comunale compensata in F24',
  'zero',
);
export const accontoSuccessivoTrattenuto = importo(
  'accontoSuccessivoTrattenuto',
  'Acconto comunale dell’anno successivo trattenuto',
  'ignoto',
  'CU, punto 29',
);

/** RV3 and RV11: what others than the employer of RC10 withheld or paid. */
export const regionaleAltre = importo('regionaleAltre', 'Altre trattenute di addizionale regionale', 'zero');
export const comunale730 = importo(
  'comunale730',
  'Acconto comunale trattenuto con il 730',
  'zero',
  'prospetto 730-3',
);
export const comunaleAltre = importo('comunaleAltre', 'Altre trattenute di addizionale comunale', 'zero');
/** RV6 and RV14: what a 730 already withheld, compensated or gave back. */
const esitoDi730 = (id: string, quale: string) => ({
  trattenuta: importo(`${id}730Trattenuta`, `${quale}: trattenuta dal sostituto`, 'zero', 'prospetto 730-3'),
  compensata: importo(`${id}730Compensata`, `${quale}: credito compensato in F24`, 'zero'),
  rimborsata: importo(`${id}730Rimborsata`, `${quale}: rimborsata dal sostituto`, 'zero', 'prospetto 730-3'),
});
export const regionale730 = esitoDi730('regionale', 'Addizionale regionale');
export const esitoComunale730 = esitoDi730('comunale', 'Addizionale comunale');
/** RV9 and RV17: the rate of a comune whose act is not read, or that a person reads otherwise. */
const aliquota = (id: string, titolo: string) =>
  dato({ id: `addizionali.${id}`, titolo, unita: 'rapporto', seManca: 'zero', prova: 'delibera del comune' });
export const aliquotaComunale = aliquota('aliquotaComunale', 'Aliquota comunale indicata a mano');
export const aliquotaAcconto = aliquota('aliquotaAcconto', 'Aliquota comunale dell’acconto indicata a mano');
/** RV10 and RV17: what a comune gives for reasons that the return does not say; 3 is «other», and takes nothing off. */
const agevolazione = (id: string, titolo: string) =>
  dato({ id: `addizionali.${id}`, titolo, unita: 'codice', seManca: 'zero' });
export const agevolazioneComunale = agevolazione('agevolazioneComunale', 'Agevolazione comunale');
export const agevolazioneAcconto = agevolazione('agevolazioneAcconto', 'Agevolazione comunale sull’acconto');
/** RV17: what was already paid, for who corrects a declaration. */
export const accontoSuccessivoVersato = importo(
  'accontoSuccessivoVersato',
  'Acconto comunale dell’anno successivo già versato',
  'zero',
  'F24, codice 3843',
);

const haSostituto = oltre(somma(totaleSezionePrima, totaleAssimilati), zeroEuro);
const daSostituto = (importi: Parameters<typeof se>[1]) => se(haSostituto, importi, zeroEuro);

const nulla = nonDovuto('addizionale non dovuta');
const esente = nonDovuto('agevolazione del comune');
/** Codes 1 and 2 leave nothing to pay; what code 3 takes off is known to the comune alone. */
const conAgevolazione = (quale: typeof agevolazioneComunale, valore: Parameters<typeof se>[1]) =>
  se(
    o(uguale(quale, codice(1)), uguale(quale, codice(2))),
    esente,
    se(
      uguale(quale, codice(3)),
      incerto(valore, 'agevolazione comunale col codice 3: l’importo è quello senza agevolazione'),
      valore,
    ),
  );
/** As the acts of the comune say, or at the rate that was typed. */
const aliquotaDi = (ente: typeof domicilio, aMano: typeof aliquotaComunale) =>
  se(presente(aMano), per(imponibileAddizionali, aMano), comunale(ente));
export const addizionaleComunale = regola({
  id: 'addizionali.comunale',
  titolo: 'Addizionale comunale',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(imponibileAddizionali, zeroEuro),
      conAgevolazione(agevolazioneComunale, arrotonda.centesimo(aliquotaDi(domicilio, aliquotaComunale))),
      nulla,
    ),
    fonte('D.Lgs. 360/1998', 'art. 1'),
  ),
});
function comunale(ente: typeof domicilio) {
  return regime({
    base: imponibileAddizionali,
    ente: cerca(
      ente,
      profiloPerComune,
      'Addizionale comunale: aliquota non disponibile per {chiave}.',
      readSenzaAliquota,
    ),
    regimi: addizionaliComunali,
    descrizione: 'Addizionale comunale',
    leggi: () => 'il comune',
  });
}
function readSenzaAliquota(codice: number): string {
  const perche = isDaIndicare(codice)
    ? ', perché l’atto pubblicato dal MEF non si legge con certezza: indicarla a mano'
    : '';
  return readComune(codice) + perche;
}

export const regionaleVersata = regola({
  id: 'addizionali.regionaleVersata',
  titolo: 'Addizionale regionale trattenuta o versata',
  unita: 'euro',
  formule: sempre(
    somma(
      daSostituto(regionaleTrattenuta),
      se(oltre(socialmenteUtili, zeroEuro), regionaleSocialmenteUtili, zeroEuro),
      regionaleAltre,
      coriRegionale,
    ),
    fonte('D.Lgs. 446/1997', 'art. 50, c. 4'),
  ),
});
export const saldoRegionale = regola({
  id: 'addizionali.saldoRegionale',
  titolo: 'Saldo dell’addizionale regionale',
  unita: 'euro',
  formule: sempre(
    saldo(
      [addizionaleRegionale, regionaleCompensata, regionale730.compensata, regionale730.rimborsata],
      [regionaleVersata, regionaleEccedenza, totaliIntegrative.regionale, regionale730.trattenuta],
    ),
    fonte('D.Lgs. 446/1997', 'art. 50'),
  ),
});
export const comunaleVersata = regola({
  id: 'addizionali.comunaleVersata',
  titolo: 'Addizionale comunale trattenuta o versata',
  unita: 'euro',
  formule: sempre(
    somma(
      daSostituto(somma(comunaleAcconto, comunaleSaldo)),
      comunale730,
      comunaleF24,
      comunaleAltre,
      coriComunale,
    ),
    fonte('D.Lgs. 360/1998', 'art. 1, c. 5'),
  ),
});
export const comunaleDaCu = regola({
  id: 'addizionali.comunaleDaCu',
  titolo: 'Addizionale comunale trattenuta dal datore',
  unita: 'euro',
  formule: sempre(
    daSostituto(somma(comunaleAcconto, comunaleSaldo)),
    fonte('D.Lgs. 360/1998', 'art. 1, c. 5'),
  ),
});
export const saldoComunale = regola({
  id: 'addizionali.saldoComunale',
  titolo: 'Saldo dell’addizionale comunale',
  unita: 'euro',
  formule: sempre(
    saldo(
      [addizionaleComunale, comunaleCompensata, esitoComunale730.compensata, esitoComunale730.rimborsata],
      [comunaleVersata, comunaleEccedenza, totaliIntegrative.comunale, esitoComunale730.trattenuta],
    ),
    fonte('D.Lgs. 360/1998', 'art. 1'),
  ),
});

const nessuno = nonDovuto('nessun importo');
const parte = (id: string, titolo: string, di: typeof saldoComunale, segno: 'debito' | 'credito') =>
  regola({
    id: `addizionali.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(
      segno === 'debito'
        ? se(oltre(di, zeroEuro), di, nessuno)
        : se(oltre(zeroEuro, di), meno(zeroEuro, di), nessuno),
      ...(di.formule[0]?.fonti ?? []),
    ),
  });
export const regionaleDebito = parte(
  'regionaleDebito',
  'Addizionale regionale a debito',
  saldoRegionale,
  'debito',
);
export const regionaleCredito = parte(
  'regionaleCredito',
  'Addizionale regionale a credito',
  saldoRegionale,
  'credito',
);
export const comunaleDebito = parte(
  'comunaleDebito',
  'Addizionale comunale a debito',
  saldoComunale,
  'debito',
);
export const comunaleCredito = parte(
  'comunaleCredito',
  'Addizionale comunale a credito',
  saldoComunale,
  'credito',
);

/** Advance of the next year: 30% with the rates and exemptions in force in the tax year. */
export const accontoComunale = regola({
  id: 'addizionali.acconto',
  titolo: 'Acconto dell’addizionale comunale',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(imponibileAddizionali, zeroEuro),
      conAgevolazione(
        agevolazioneAcconto,
        arrotonda.centesimo(per(aliquotaDi(domicilioSuccessivo, aliquotaAcconto), quotaAccontoComunale)),
      ),
      nulla,
    ),
    fonte('D.Lgs. 175/2014', 'art. 8, c. 2'),
  ),
});
/** RV17, second and sixth columns: what the advance is on, and what the employer of the year takes. */
export const imponibileAcconto = regola({
  id: 'addizionali.imponibileAcconto',
  titolo: 'Imponibile dell’acconto',
  unita: 'euro',
  formule: sempre(imponibileAddizionali, fonte('D.Lgs. 175/2014', 'art. 8, c. 2')),
});
export const accontoTrattenutoDatore = regola({
  id: 'addizionali.accontoTrattenutoDatore',
  titolo: 'Acconto comunale trattenuto dal datore',
  unita: 'euro',
  formule: sempre(daSostituto(accontoSuccessivoTrattenuto), fonte('D.Lgs. 360/1998', 'art. 1, c. 5')),
});
const giaDato = somma(accontoTrattenutoDatore, accontoSuccessivoVersato);
export const accontoDaVersare = regola({
  id: 'addizionali.accontoDaVersare',
  titolo: 'Acconto comunale da versare',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(accontoComunale, zeroEuro),
      se(oltre(accontoComunale, giaDato), meno(accontoComunale, giaDato), nessuno),
      nessuno,
    ),
    fonte('D.Lgs. 175/2014', 'art. 8, c. 2'),
  ),
});
