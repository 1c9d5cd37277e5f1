import { sincronizzazione, statoCivile } from '@quadra/contract';
import { Fragment, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { etichette, messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import { describeFirma, messaggiFirma } from '../../../messages/firma.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './AnagraficaForm.module.css';
import { CampoScheda, SceltaScheda, Sezione } from './CampoScheda.tsx';
import { ComuneIndirizzo, ComuneNascita } from './ComboComune.tsx';
import type { Valori } from './valori.ts';

export type GruppoIndirizzo = 'domicilioFiscale' | 'residenza' | 'sedeLegale' | 'sedeAttivita';

const vociSesso = [
  ['', ''],
  ['M', m.maschio],
  ['F', m.femmina],
] as const;
const vociStatoCivile = Object.entries(statoCivile);
const vociSincronizzazione = sincronizzazione.map((nome, numero) => [String(numero), nome] as const);

/** Who the client is: a person or another subject; abroad the codice is the foreign identifier. */
export function DatiAnagrafici() {
  const [tipo, estera] = useWatch<Valori, ['tipo', 'estera']>({ name: ['tipo', 'estera'] });
  return (
    <Sezione nome={m.dati}>
      {/* Of each kind its own fields: a name left empty is not a company left without one. */}
      {tipo === 'PF' ? (
        <Fragment key="PF">
          <CampoScheda nome="cognome" obbligatorio colonne={4} massimo={80} />
          <CampoScheda nome="nome" obbligatorio colonne={4} massimo={80} />
          <CampoScheda nome="codiceFiscale" obbligatorio colonne={4} massimo={30} codice />
          <CampoScheda nome="dataNascita" colonne={2} tipo="data" />
          <SceltaScheda nome="sesso" colonne={2} voci={vociSesso} />
          <ComuneNascita />
          <SceltaScheda nome="statoCivile" colonne={2} voci={vociStatoCivile} />
          <CampoScheda nome="partitaIva" colonne={2} massimo={11} codice facoltativo={m.facoltativo} />
        </Fragment>
      ) : (
        <Fragment key="SD">
          <CampoScheda nome="ragioneSociale" obbligatorio colonne={6} massimo={160} />
          <CampoScheda nome="codiceFiscale" obbligatorio colonne={3} massimo={30} codice />
          <CampoScheda nome="partitaIva" colonne={3} massimo={11} codice />
          <CampoScheda
            nome="naturaGiuridica"
            colonne={6}
            massimo={80}
            facoltativo={m.facoltativo}
            suggerimenti={m.natureGiuridiche}
          />
          <CampoScheda nome="dataCostituzione" colonne={3} tipo="data" />
        </Fragment>
      )}
      {estera && <CampoScheda nome="identificativoEstero" obbligatorio colonne={4} massimo={30} codice />}
      <div className={css.checks}>
        <SpuntaScheda nome="estera" />
        <span className={css.required}>{m.asterisco}</span>
      </div>
    </Sezione>
  );
}

/** An address: the comune decides province and CAP. */
export function Indirizzo({ gruppo, nome }: { gruppo: GruppoIndirizzo; nome: string }) {
  const [cap, setCap] = useState<readonly string[]>([]);
  const tipo = useWatch<Valori, 'tipo'>({ name: 'tipo' });
  return (
    <Sezione nome={nome}>
      <ComuneIndirizzo gruppo={gruppo} onCap={setCap} />
      <CampoScheda nome={`${gruppo}.cap`} colonne={2} massimo={5} suggerimenti={cap} codice />
      <CampoScheda nome={`${gruppo}.provincia`} colonne={2} bloccato />
      <CampoScheda nome={`${gruppo}.via`} colonne={3} massimo={120} />
      <CampoScheda nome={`${gruppo}.civico`} colonne={1} massimo={12} />
      {gruppo === 'domicilioFiscale' && (
        <div className={css.checks}>
          <SpuntaScheda nome={tipo === 'PF' ? 'residenzaDiversa' : 'sedeLegaleDiversa'} />
          <SpuntaScheda nome="sedeAttivitaDiversa" />
        </div>
      )}
    </Sezione>
  );
}

export function Contatti() {
  return (
    <Sezione nome={m.contatti}>
      <CampoScheda nome="email" colonne={4} tipo="email" massimo={254} />
      <CampoScheda nome="emailConferma" colonne={4} tipo="email" massimo={254} />
      <CampoScheda nome="telefono" colonne={2} tipo="tel" massimo={30} />
      <CampoScheda nome="cellulare" colonne={2} tipo="tel" massimo={30} facoltativo={m.facoltativo} />
      <CampoScheda nome="emailPEC" colonne={4} tipo="email" massimo={254} facoltativo={m.facoltativo} />
    </Sezione>
  );
}

export function Documento() {
  return (
    <Sezione nome={m.documento}>
      <CampoScheda nome="tipoDocumento" colonne={4} massimo={40} suggerimenti={m.tipiDocumento} />
      <CampoScheda nome="numeroDocumento" colonne={4} massimo={30} codice />
      <CampoScheda nome="rilasciatoDa" colonne={4} massimo={80} />
      <CampoScheda nome="dataRilascio" colonne={2} tipo="data" />
      <CampoScheda nome="dataScadenza" colonne={2} tipo="data" />
    </Sezione>
  );
}

export function Firma() {
  return (
    <Sezione nome={m.firma}>
      <CampoScheda
        nome="emailFirma"
        colonne={4}
        tipo="email"
        massimo={254}
        facoltativo={messaggiFirma.necessaria}
      />
      <CampoScheda
        nome="telefonoFirma"
        colonne={4}
        tipo="tel"
        massimo={30}
        segnaposto="+39"
        facoltativo={messaggiFirma.necessario}
      />
      <RequisitiFirma />
    </Sezione>
  );
}

/** What the client still lacks to sign, as it is typed. */
function RequisitiFirma() {
  const [email, telefono] = useWatch<Valori, ['emailFirma', 'telefonoFirma']>({
    name: ['emailFirma', 'telefonoFirma'],
  });
  return (
    <p className={css.whole}>
      <Stato {...describeFirma({ email, telefono })} />
    </p>
  );
}

/** Which way registry and declarations follow each other. */
export function Dichiarazioni() {
  return (
    <Sezione nome={m.dichiarazioni}>
      <SceltaScheda nome="sincronizzazione" colonne={4} voci={vociSincronizzazione} />
    </Sezione>
  );
}

type NomeSpunta = 'estera' | 'residenzaDiversa' | 'sedeLegaleDiversa' | 'sedeAttivitaDiversa';

function SpuntaScheda({ nome }: { nome: NomeSpunta }) {
  const { field } = useController<Valori>({ name: nome });
  return <Spunta etichetta={etichette[nome]} scelta={field.value === true} onChange={field.onChange} />;
}
