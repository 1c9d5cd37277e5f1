import { daysBetween } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiCasa } from '../../../../messages/casa-venditore.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Skeleton } from '../../../../ui/stati/Skeleton.tsx';
import { formatEuro, formatGiornoInParole } from './celle.ts';
import css from './Panoramica.module.css';
import { type Panoramica, type Versamento, versamentiDiQuery } from './panoramica.api.ts';

/** The words of a code may be a whole sentence: then the sentence is smaller. */
const LUNGA = 48;

const describe = ({ idF24, mandatoIl }: Versamento): string => {
  if (idF24 === null) return m.daPreparare;
  return mandatoIl === null ? m.nonMandato : m.mandato(formatGiorno(mandatoIl));
};

/** What the client pays next, by when, and the button that does what is left for it. */
export function Prossimo({ dati: { id, oggi } }: { dati: Panoramica }) {
  const { history } = useRouter();
  const { data, isError, refetch } = useQuery(versamentiDiQuery(id));
  if (isError)
    return (
      <section className={css.prossimo}>
        <p>
          {messaggiCasa.nonCaricato}. <Button onClick={() => void refetch()}>{messaggiCasa.riprova}</Button>
        </p>
      </section>
    );
  if (data === undefined)
    return (
      <section className={css.prossimo}>
        <Skeleton righe={3} />
      </section>
    );
  const [primo] = data.daPagare;
  if (primo === undefined)
    return (
      <section className={css.prossimo}>
        <p className={css.frase}>{m.nullaDaPagare}</p>
        <p className={css.soffice}>{m.nullaDaPagareTesto}</p>
      </section>
    );
  const dove =
    primo.idF24 === null ? `/conto-fiscale?anno=${primo.anno}&cliente=${id}` : `/f24/${primo.idF24}`;
  return (
    <section className={css.prossimo}>
      <p className={css.soffice}>{m.prossimo(daysBetween(oggi, primo.data))}</p>
      <p className={css.frase} data-lunga={primo.nome.length > LUNGA || undefined}>
        {primo.nome}, <span className={css.importo}>{formatEuro(primo.importo)} €</span>{' '}
        {m.entro(formatGiornoInParole(primo.data))}
      </p>
      <div className={css.azioni}>
        <Button aspetto="primary" onClick={() => history.push(dove)}>
          {primo.idF24 === null ? m.preparaF24 : m.apriF24}
        </Button>
        <span className={css.soffice}>{describe(primo)}</span>
      </div>
    </section>
  );
}
