import { RigheVendute } from '../../../dominio/fattura/RigheVendute.tsx';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import { AnteprimaFattura } from './AnteprimaFattura.tsx';
import css from './Fattura.module.css';
import { fonteIva, fonteModalita } from './fonti.ts';
import { type Cliente, type Errori, makeRiga, type Nuova, RIGHE_MASSIME } from './nuova.ts';

const fonteEsigibilita = makeFonteEnum(m.esigibilitaDi);
const aChi = [
  ['studio', m.aStudio],
  ['altri', m.adAltri],
] as const;

type Props = { dati: Nuova; errori: Errori; change: (nuovi: Partial<Nuova>) => void };

/** An invoice as it is written: to whom, what, how, and what it comes to. */
export const CampiNuova = (props: Props) => (
  <div className={css.form}>
    <Destinatario {...props} />
    <Righe {...props} />
    <Modi {...props} />
    <AnteprimaFattura dati={props.dati} />
  </div>
);

function Destinatario({ dati, errori, change }: Props) {
  const { cliente } = dati;
  const testo = (
    nome: keyof Cliente,
    etichetta: string,
    campo: string,
    massimo: number,
    obbligatorio = false,
  ) => (
    <TextField
      etichetta={etichetta}
      obbligatorio={obbligatorio}
      messaggio={errori[`Cliente.${campo}`]}
      massimo={massimo}
      valore={cliente[nome]}
      onChange={(valore) => change({ cliente: { ...cliente, [nome]: valore } })}
    />
  );
  return (
    <>
      <Segmenti
        nome={m.aChi}
        voci={aChi}
        valore={dati.aChi}
        onChange={(scelto) => change({ aChi: scelto })}
      />
      {dati.aChi === 'studio' ? (
        <Tendina
          etichetta={m.studio}
          obbligatorio
          messaggio={errori.Cliente ?? errori.IdStudio}
          valore={dati.studio}
          fonte={fonteStudi}
          opzionale
          onChange={(studio) => change({ studio })}
        />
      ) : (
        <>
          <div className={css.wide}>
            {testo('denominazione', m.denominazione, 'Denominazione', 80, true)}
            {testo('paese', m.paese, 'Paese', 2, true)}
          </div>
          <div className={css.pair}>
            {testo('partitaIva', m.partitaIva, 'PIVA', 28)}
            {testo('codiceFiscale', m.codiceFiscale, 'CodiceFiscale', 16)}
          </div>
          {testo('via', m.via, 'Via', 60, true)}
          <div className={css.place}>
            {testo('comune', m.comune, 'Comune', 60, true)}
            {testo('cap', m.cap, 'CAP', 10, true)}
            {testo('provincia', m.provincia, 'Provincia', 2)}
          </div>
        </>
      )}
      <div className={css.pair}>
        <TextField
          etichetta={m.codiceSDI}
          messaggio={errori.CodiceSDI}
          massimo={7}
          codice
          valore={dati.codiceSdi}
          onChange={(codiceSdi) => change({ codiceSdi })}
        />
        <TextField
          etichetta={m.pec}
          messaggio={errori.PEC}
          massimo={256}
          valore={dati.pec}
          onChange={(pec) => change({ pec })}
        />
      </div>
    </>
  );
}

const Righe = ({ dati: { righe }, errori, change }: Props) => (
  <RigheVendute
    righe={righe}
    errori={errori}
    massime={RIGHE_MASSIME}
    makeRiga={makeRiga}
    onChange={(nuove) => change({ righe: nuove })}
    altro={(riga, posto, replace) => (
      <Tendina
        etichetta={m.codiceIva}
        messaggio={errori[`Righe.${posto}.CodiceIva`] ?? errori.CodiceIva}
        segnaposto={m.predefinito}
        valore={riga.codiceIva}
        fonte={fonteIva}
        opzionale
        onChange={(codiceIva) => replace({ codiceIva })}
      />
    )}
  />
);

const Modi = ({ dati, errori, change }: Props) => (
  <>
    <div className={css.pair}>
      <Tendina
        etichetta={m.esigibilita}
        valore={dati.esigibilita}
        fonte={fonteEsigibilita}
        onChange={(scelta) => change({ esigibilita: (scelta ?? 'I') as Nuova['esigibilita'] })}
      />
      <DateField
        etichetta={m.scadenza}
        messaggio={errori.Scadenza}
        valore={dati.scadenza}
        onChange={(scadenza) => change({ scadenza })}
      />
    </div>
    <Tendina
      etichetta={m.modalita}
      messaggio={errori.Modalita}
      valore={dati.modalita}
      fonte={fonteModalita}
      onChange={(modalita) => modalita !== null && change({ modalita })}
    />
    <TextField
      etichetta={m.causale}
      messaggio={errori.Causale}
      massimo={200}
      valore={dati.causale}
      onChange={(causale) => change({ causale })}
    />
    <Spunta
      etichetta={m.conRitenuta}
      scelta={dati.conRitenuta}
      onChange={(conRitenuta) => change({ conRitenuta })}
    />
  </>
);
