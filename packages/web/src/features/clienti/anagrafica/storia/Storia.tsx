import { giornoDiRoma, isData } from '@quadra/values';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatDataOra, formatGiorno } from '../../../../formato/formato.ts';
import { messaggiStoria as m } from '../../../../messages/anagrafica-storia.ts';
import { DateField } from '../../../../ui/campi/DateField.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { situazioneQuery, storiaQuery } from '../anagrafica.api.ts';
import { formatCampo, getNomeCampo, groupStoria, type Passo } from './passi.ts';
import css from './Storia.module.css';

type Props = { id: string; versione: number };

/** The history of a record: what it said on a day, then who changed what, from the newest. */
export function Storia({ id, versione }: Props) {
  const { data, error } = useQuery(storiaQuery(id, versione));
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  return (
    <div className={css.panel}>
      <Situazione id={id} versione={versione} />
      <h3 className={css.title}>{m.modifiche}</h3>
      {data?.length === 0 && <p className={css.soft}>{m.nessuna}</p>}
      <ol className={css.steps}>
        {groupStoria(data ?? []).map((passo) => (
          <VocePasso key={passo.chiave} passo={passo} />
        ))}
      </ol>
    </div>
  );
}

/** The fields with periods, each with the value of a day. */
function Situazione({ id, versione }: Props) {
  const [giorno, setGiorno] = useState(() => giornoDiRoma(new Date()));
  const { data } = useQuery({ ...situazioneQuery(id, versione, giorno), enabled: isData(giorno) });
  return (
    <section className={css.situation}>
      <DateField etichetta={m.situazioneAl} valore={giorno} onChange={setGiorno} className={css.day} />
      {data?.campi.length === 0 && <p className={css.soft}>{m.nessunPeriodo}</p>}
      <dl className={css.values}>
        {data?.campi.map(({ campo, valore, dal, al }) => (
          <div key={campo}>
            <dt>{getNomeCampo(campo)}</dt>
            <dd>
              {formatCampo(campo, valore)}
              <span className={css.period}>
                {m.periodo(dal && formatGiorno(dal), al && formatGiorno(al))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function VocePasso({ passo }: { passo: Passo }) {
  return (
    <li className={css.step}>
      <div className={css.head}>
        <strong>{m.azioni[passo.azione] ?? passo.azione}</strong>
        {passo.dal !== null && <span>{m.decorrenza(formatGiorno(passo.dal))}</span>}
      </div>
      <div className={css.who}>
        {formatDataOra(passo.quando)}
        {passo.autore !== null && `, ${passo.autore}`}
      </div>
      <dl className={css.values}>
        {passo.campi.map((cambio) => (
          <div key={cambio.id}>
            <dt>{getNomeCampo(cambio.campo)}</dt>
            <dd>{cambio.cancellata ? m.cancellato : <Cambio {...cambio} />}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** What a field said before, and what it says after. */
function Cambio({ campo, prima, dopo }: Pick<Passo['campi'][number], 'campo' | 'prima' | 'dopo'>) {
  return (
    <>
      {formatCampo(campo, prima)}
      <Icona di={IconArrowRight} size={13} className={css.arrow} />
      <span className="hidden">{m.diventa}</span>
      {formatCampo(campo, dopo)}
    </>
  );
}
