import { giornoDiRoma, yearOf } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiImmobile as m } from '../../../messages/immobile.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import css from './Immobile.module.css';
import { contrattiQuery, type Immobile } from './immobile.api.ts';
import { computeLinea, type Tratto } from './linea.ts';

const describe = ({ dal, al }: Tratto): string =>
  al === null ? m.periodoAperto(formatGiorno(dal)) : m.periodo(formatGiorno(dal), formatGiorno(al));

/** Who held the property and by which contracts it was let, on one line of years. */
export function Linea({ immobile }: { immobile: Immobile }) {
  const { data: contratti = [] } = useQuery(contrattiQuery(immobile.id));
  const tratti: Tratto[] = [
    ...immobile.proprietari.map(({ denominazione, dal, al, quota }) => ({
      nome: `${denominazione} ${String(quota).replace('.', ',')}%`,
      dal,
      al,
      isContratto: false,
    })),
    ...contratti.map(({ dal, al }) => ({ nome: m.contratto, dal, al, isContratto: true })),
  ];
  const { posti, anni } = computeLinea(tratti, yearOf(giornoDiRoma(new Date())));
  return (
    <Sezione titolo={m.linea} testo={m.lineaTesto}>
      <dl className={css.line}>
        {posti.map(({ tratto, inizio, ampiezza }) => (
          <div key={`${tratto.nome} ${tratto.dal}`} style={{ display: 'contents' }}>
            <dt className={css.lineName} title={tratto.nome}>
              {tratto.nome}
            </dt>
            <dd className={css.track} title={describe(tratto)}>
              <span
                className={css.bar}
                data-contratto={tratto.isContratto || undefined}
                style={{ left: `${inizio}%`, width: `${ampiezza}%` }}
              />
              <span className="hidden">{describe(tratto)}</span>
            </dd>
          </div>
        ))}
        <dt aria-hidden />
        <dd className={css.years} aria-hidden style={{ margin: 0 }}>
          {anni.map(({ anno, posto }) => (
            <span key={anno} className={css.year} style={{ left: `${posto}%` }}>
              {anno}
            </span>
          ))}
        </dd>
      </dl>
    </Sezione>
  );
}
