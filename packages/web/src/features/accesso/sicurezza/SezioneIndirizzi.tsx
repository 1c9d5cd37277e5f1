import { frasiCampo, INDIRIZZI_STUDIO_MASSIMO, tipologiaUtente } from '@quadra/contract';
import { parseListaIp } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { decodeEntita } from '../../../formato/entita.ts';
import { messaggiSicurezza as m } from '../../../messages/sicurezza.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { indirizziQuery, saveIndirizzi } from './indirizzi.api.ts';
import css from './Sicurezza.module.css';
import { useAttoSicurezza } from './useAttoSicurezza.ts';

/** Where the operators of the studio may work from: for its administrator alone. */
export function SezioneIndirizzi() {
  const { tipologiaUtente: tipo, studioId } = useSessione().utente;
  if (tipo !== tipologiaUtente.AMM_STU || studioId === null) return null;
  return <Indirizzi studioId={studioId} />;
}

const OVUNQUE = /^(0\.0\.0\.0|::)\/0$/;

/** What is wrong with the list as it is typed, or worth knowing before saving it. */
function checkLista(testo: string, attuale: string): Messaggio | null {
  const { voci, errate } = parseListaIp(testo);
  const [errata] = errate;
  if (errata !== undefined) return { tipo: 'error', testo: decodeEntita(frasiCampo.ipErrato(errata)) };
  if (voci.some((voce) => OVUNQUE.test(voce))) return { tipo: 'warning', testo: m.tuttiGliIndirizzi };
  const isSemplice = voci.every((voce) => !voce.includes('/'));
  return voci.length > 0 && isSemplice && !voci.includes(attuale)
    ? { tipo: 'warning', testo: m.senzaAttuale }
    : null;
}

function Indirizzi({ studioId }: { studioId: number }) {
  const { data, error } = useQuery(indirizziQuery(studioId));
  const errore = error && toApiError(error);
  const { inCorso, run } = useAttoSicurezza();
  const [testo, setTesto] = useState('');
  const salvati = data?.ipAbilitati;
  useEffect(() => setTesto(salvati ?? ''), [salvati]);
  const messaggio = data ? checkLista(testo, data.indirizzoAttuale) : null;
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (messaggio?.tipo === 'error' || inCorso) return;
    await run(() => saveIndirizzi(studioId, testo), m.indirizziSalvati);
  };
  return (
    <Sezione titolo={m.indirizzi} testo={m.indirizziTesto}>
      {errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      {!data && !errore && <Skeleton righe={2} />}
      {data && (
        <form className={css.steps} onSubmit={submit} noValidate>
          <TextField
            etichetta={m.indirizziCampo}
            nota={m.indirizziNota}
            messaggio={messaggio}
            valore={testo}
            onChange={setTesto}
            massimo={INDIRIZZI_STUDIO_MASSIMO}
            placeholder={m.indirizziEsempio}
            spellCheck={false}
          />
          <p className={css.hint}>{m.indirizzoAttuale(data.indirizzoAttuale)}</p>
          <div className={css.buttons}>
            <Button aspetto="primary" type="submit" inCorso={inCorso}>
              {m.salvaIndirizzi}
            </Button>
          </div>
        </form>
      )}
    </Sezione>
  );
}
