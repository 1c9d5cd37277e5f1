import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiStrumento } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { CodeFerme } from './CodeFerme.tsx';
import { Controlli, Copie, Spazio } from './Copie.tsx';
import { Periodici } from './Lavori.tsx';
import { ServiziMisurati } from './ServiziMisurati.tsx';
import css from './StatoCasa.module.css';
import { statoQuery } from './strumento.api.ts';
import { useFermi } from './useFermi.ts';

const m = messaggiStrumento.casa;

/** The house as it is now: does everything answer, could one come back, what is stuck and how it is freed. */
export function StatoCasa() {
  const fermi = useFermi();
  return (
    <div className={css.page}>
      <Testata fermi={fermi} />
      <div className={css.columns}>
        <ServiziMisurati posta={fermi.posta.data} />
        <div className={css.stack}>
          <Copie />
          <Controlli />
        </div>
      </div>
      <CodeFerme fermi={fermi} />
      <div className={css.columns}>
        <Periodici />
        <Spazio />
      </div>
    </div>
  );
}

/** The sentence of now, and the button that does what it says. */
function Testata({
  fermi: { fermi, posta, errori, inCorso, resend },
}: {
  fermi: ReturnType<typeof useFermi>;
}) {
  const { data, isError, refetch, isFetching } = useQuery(statoQuery);
  const muti = data?.servizi.filter(({ stato }) => stato === 'Non risponde').map(({ nome }) => nome) ?? [];
  const frase = () => {
    if (isError || posta.isError) return m.nonMisurata;
    if (errori > 0) return m.postaFerma(errori);
    if (muti.length > 0) return m.nonRispondono(muti);
    return fermi.length > 0 ? m.lavoriFermi(fermi.length) : m.tutto;
  };
  const isLibera = errori === 0;
  return (
    <header className={css.head}>
      <div>
        <p className={css.soft}>{data && m.misurato(formatDataOra(data.il), data.versione)}</p>
        <p className={css.sentence} role="status">
          {(data || isError) && frase()}
        </p>
      </div>
      <div className={css.actions}>
        <Button
          icona={IconRefresh}
          aspetto={isLibera ? 'primary' : 'secondary'}
          inCorso={isFetching}
          onClick={() => void refetch()}
        >
          {m.misura}
        </Button>
        {errori > 0 && (
          <Button aspetto="primary" inCorso={inCorso} onClick={() => void resend()}>
            {m.rimetti(errori)}
          </Button>
        )}
      </div>
    </header>
  );
}
