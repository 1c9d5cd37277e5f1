import { type SubmitEvent, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSessione } from '../../../api/contesto.ts';
import { BannerBozza } from '../../../dominio/bozza/BannerBozza.tsx';
import type { StudioScelto } from '../../../dominio/fonte/SceltaStudio.tsx';
import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import { messaggiBozza } from '../../../messages/bozza.ts';
import { tastiScheda } from '../../../messages/tasti.ts';
import { useElencoTasti } from '../../../ui/comandi/elenco-tasti.ts';
import { advanceOnEnter } from '../../../ui/comandi/enter-advance.ts';
import { useSalvaDaTastiera } from '../../../ui/comandi/salva-da-tastiera.ts';
import { ErrorSummary } from '../../../ui/stati/ErrorSummary.tsx';
import css from './AnagraficaForm.module.css';
import type { Anagrafica } from './anagrafica.api.ts';
import { ContestoMessaggi } from './CampoScheda.tsx';
import { Conflitto } from './Conflitto.tsx';
import { Documenti } from './documenti/Documenti.tsx';
import { RichiesteCliente } from './documenti/RichiesteCliente.tsx';
import { Collaboratori, Familiari, Soci } from './legami/Legami.tsx';
import { Contatti, DatiAnagrafici, Dichiarazioni, Documento, Firma, Indirizzo } from './Sezioni.tsx';
import { TestaScheda } from './TestaScheda.tsx';
import { useSalvaScheda } from './useSalvaScheda.ts';
import { type Scheda, useScheda } from './useScheda.ts';
import type { Valori } from './valori.ts';

type Props = { salvata: Anagrafica | null; studio?: StudioScelto | null };

/** The record of a client, new or saved: errors lead to their field, nothing is lost by leaving. */
export function AnagraficaForm({ salvata: iniziale, studio = null }: Props) {
  useElencoTasti(tastiScheda);
  const { invioPassaAlSuccessivo } = useSessione().utente;
  const scheda = useScheda(iniziale, studio);
  const { salvata, form, valori, modifica, bozza } = scheda;
  const { messaggi, forget } = scheda.messaggi;
  const { save, historicize, inCorso, showErrore, conflitto, closeConflitto } = useSalvaScheda(scheda);
  useSalvaDaTastiera(() => modifica && void save());
  const { esistente } = scheda;
  const contesto = useMemo(() => ({ messaggi, forget, esistente }), [messaggi, forget, esistente]);
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    void save();
  };
  return (
    <FormProvider {...form}>
      <ContestoMessaggi value={contesto}>
        <form
          className={css.form}
          onSubmit={submit}
          onBlur={() => void bozza.bozze.flush()}
          onKeyDown={invioPassaAlSuccessivo ? advanceOnEnter : undefined}
          data-invio={invioPassaAlSuccessivo ? 'avanza' : undefined}
          noValidate
        >
          <TestaScheda
            scheda={scheda}
            inCorso={inCorso}
            onErrore={showErrore}
            onStoricizza={(dal) => void historicize(dal)}
          />
          <div className={css.body}>
            <Avvisi scheda={scheda} />
            <fieldset disabled={!modifica} className={css.fieldset}>
              <Sezioni valori={valori} />
            </fieldset>
            {salvata !== null && (
              <>
                <Documenti idAnagrafica={salvata.id} modifica={scheda.permessi.scriveDocumenti} />
                <RichiesteCliente idAnagrafica={salvata.id} />
              </>
            )}
          </div>
        </form>
        {conflitto && salvata && (
          <Conflitto
            errore={conflitto}
            id={salvata.id}
            valori={form.getValues()}
            onClose={closeConflitto}
            onRisolto={(risolti, attuale) => {
              closeConflitto();
              scheda.setSalvata(attuale);
              form.reset(risolti, { keepDefaultValues: true });
              void save(risolti, attuale);
            }}
          />
        )}
      </ContestoMessaggi>
    </FormProvider>
  );
}

/** Above the fields: the draft that was found, and the errors of the last save. */
function Avvisi({ scheda: { bozza, messaggi } }: { scheda: Scheda }) {
  const { recuperata, differenze } = bozza;
  const { riepilogo } = messaggi;
  return (
    <>
      {recuperata && (
        <div className={css.summary}>
          <BannerBozza
            salvataIl={recuperata.salvataIl}
            voce={messaggiBozza.campo}
            quante={messaggiBozza.campiDiversi(differenze.length)}
            righe={differenze}
            nota={bozza.isCambiata ? messaggiBozza.schedaCambiata : undefined}
            onRiprendi={bozza.resume}
            onScarta={bozza.discard}
          />
        </div>
      )}
      {riepilogo && (
        <div className={css.summary}>
          <ErrorSummary titolo={m.nonSalvata(riepilogo.voci.length)} {...riepilogo} />
        </div>
      )}
    </>
  );
}

function Sezioni({ valori }: { valori: Valori }) {
  const { tipo, residenzaDiversa, sedeLegaleDiversa, sedeAttivitaDiversa } = valori;
  const isPersona = tipo === 'PF';
  const hasAttivita = !isPersona || valori.partitaIva !== '' || valori.collaboratori.length > 0;
  return (
    <>
      <DatiAnagrafici />
      <Indirizzo
        gruppo="domicilioFiscale"
        nome={isPersona || sedeLegaleDiversa ? m.domicilio : m.sedeUnica}
      />
      {isPersona && residenzaDiversa && <Indirizzo gruppo="residenza" nome={m.residenza} />}
      {!isPersona && sedeLegaleDiversa && <Indirizzo gruppo="sedeLegale" nome={m.sede} />}
      {sedeAttivitaDiversa && <Indirizzo gruppo="sedeAttivita" nome={m.sedeAttivita} />}
      <Contatti />
      {isPersona ? <Familiari /> : <Soci />}
      {hasAttivita && <Collaboratori />}
      {isPersona && <Documento />}
      <Firma />
      <Dichiarazioni />
    </>
  );
}
