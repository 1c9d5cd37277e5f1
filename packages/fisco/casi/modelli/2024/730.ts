import type { Caso730 } from '../730.ts';

/** Worked out on paper, by the law of the year before the form. */
export const casi730: readonly Caso730[] = [
  {
    anno: 2024,
    nome: 'dipendente 45.000, a debito',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952',
    derivazione:
      'Ritenute 11.000. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'dipendente 45.000, a credito',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=682 C11.1=360 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.5=784 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.2=784 PL1301.4=676',
    derivazione:
      'Ritenute 13.000: nessun acconto. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF -784; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'congiunta, il dichiarante col credito del coniuge',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 FR10.1=sì FR10.3=sì PL111.5=784 PL117.7=108',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=2060 PL1301.2=784 PL1301.3=1276',
    derivazione:
      'I due casi a debito e a credito in uno (730-2024, r. 440-447, 1037-1039): da trattenere 1952 + 108, da rimborsare 784; il sostituto del dichiarante trattiene 2060 − 784 = 1276.',
  },
  {
    anno: 2024,
    nome: 'congiunta, il coniuge dichiarante',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=682 C11.1=360 C12.1=0 C13.1=0 FR10.2=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.5=784 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.2=784',
    derivazione:
      'Il caso a credito di chi è coniuge dichiarante (730-2024, r. 440-447, 1037-1039): l’imposta è la sua, 784 a credito; il conguaglio è nella congiunta, qui non ce n’è.',
  },
  {
    anno: 2024,
    nome: 'due acconti in F1',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F1.1=300 F1.2=450',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=466 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1202 PL1301.1=1202 PL1301.3=1202',
    derivazione:
      'F1: 300 e 450 riducono il saldo, non l’acconto nuovo. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 466; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'occasionale in D5',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D5.1=2 D5.2=3000 D5.3=1000 D5.4=600',
    attesi:
      'PL11.1=47000 PL14.1=47000 PL16.1=13350 PL50.1=13090 PL91.7=1490 PL92.7=117 PL93.7=76 PL94.1=596 PL94.91=894 PL97.7=113 PL1302.1=2392 PL1301.1=2392 PL1301.3=2392',
    derivazione:
      'D5: 3.000 − 1.000, ritenute 600. Reddito 47000: lorda 13350, detrazione 260, netta 13090; saldo IRPEF 1490; addizionali 717 e 376.',
  },
  {
    anno: 2024,
    nome: 'opere dell’ingegno in D3',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D3.1=1 D3.2=4000 D3.3=600',
    attesi:
      'PL11.1=48000 PL14.1=48000 PL16.1=13700 PL50.1=13526 PL91.7=1926 PL92.7=134 PL93.7=84 PL94.1=770 PL94.91=1156 PL97.7=115 PL1302.1=3029 PL1301.1=3029 PL1301.3=3029',
    derivazione:
      'D3 tipo 1: 75% di 4.000 = 3.000, ritenute 600. Reddito 48000: lorda 13700, detrazione 174, netta 13526; saldo IRPEF 1926; addizionali 734 e 384.',
  },
  {
    anno: 2024,
    nome: 'opere di chi ha meno di 35 anni',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D3.1=1 D3.2=4000 D3.90=sì',
    attesi:
      'PL11.1=47400 PL14.1=47400 PL16.1=13490 PL50.1=13264 PL91.7=2264 PL92.7=124 PL93.7=79 PL94.1=906 PL94.91=1358 PL97.7=114 PL1302.1=3487 PL1301.1=3487 PL1301.3=3487',
    derivazione:
      'D3 tipo 1: 60% di 4.000 = 2.400. Reddito 47400: lorda 13490, detrazione 226, netta 13264; saldo IRPEF 2264; addizionali 724 e 379.',
  },
  {
    anno: 2024,
    nome: 'protesti in D3',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D3.1=2 D3.2=2000',
    attesi:
      'PL11.1=46700 PL14.1=46700 PL16.1=13245 PL50.1=12958 PL91.7=1958 PL92.7=112 PL93.7=74 PL94.1=783 PL94.91=1175 PL97.7=112 PL1302.1=3039 PL1301.1=3039 PL1301.3=3039',
    derivazione:
      'D3 tipo 2: 85% di 2.000 = 1.700. Reddito 46700: lorda 13245, detrazione 287, netta 12958; saldo IRPEF 1958; addizionali 712 e 374.',
  },
  {
    anno: 2024,
    nome: 'locazione breve del comodatario',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.2=sì D4.3=10 D4.4=3000 F8.1=630',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952',
    derivazione:
      'D4 tipo 10 in cedolare: 21% di 3.000 = 630, tutta trattenuta. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'cedolare a debito con acconto in F1',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.2=sì D4.3=10 D4.4=3000 F1.5=200',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL99.7=430 PL94.1=486 PL94.91=730 PL97.7=108 PL100.1=252 PL100.91=378 PL1302.1=2634 PL1301.1=2634 PL1301.3=2634',
    derivazione:
      'D4 tipo 10: 630 − 200. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'ritenute brevi oltre l’imposta',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.2=sì D4.3=10 D4.4=1000 F8.1=300',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1126 PL92.7=82 PL93.7=60 PL94.1=450 PL94.91=676 PL97.7=108 PL1302.1=1826 PL1301.1=1826 PL1301.3=1826',
    derivazione:
      'Cedolare 210, ritenute 300: 90 vanno alle ritenute IRPEF. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1126; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'cessione di immobile con spese',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.3=2 D4.4=100000 D4.5=97000',
    attesi:
      'PL11.1=48000 PL14.1=48000 PL16.1=13700 PL50.1=13526 PL91.7=2526 PL92.7=134 PL93.7=84 PL94.1=1010 PL94.91=1516 PL97.7=115 PL1302.1=3869 PL1301.1=3869 PL1301.3=3869',
    derivazione:
      'D4 tipo 2: 100.000 − 97.000. Reddito 48000: lorda 13700, detrazione 174, netta 13526; saldo IRPEF 2526; addizionali 734 e 384.',
  },
  {
    anno: 2024,
    nome: 'immobile all’estero con IVIE',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.3=8 D4.4=5000',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952',
    derivazione:
      'D4 tipo 8: non è reddito IRPEF. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'tre rate',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F6.7=3',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952 PL1302.2=650.67 PL1302.3=6.44',
    derivazione:
      'Rata = somme / 3, interessi 0,33% e 0,66%. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'nessun acconto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F6.1=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL97.7=108 PL1302.1=1466 PL1301.1=1466 PL1301.3=1466',
    derivazione:
      'F6 col. 1: nessun acconto IRPEF. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'minore acconto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F6.2=500',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=14 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952',
    derivazione:
      'F6 col. 2: 500 in tutto, prima la prima rata. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'credito in F24, in parte',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=682 C11.1=360 C12.1=0 C13.1=0 I1.1=400',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.4=400 PL91.5=384 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.2=384 PL1301.4=276',
    derivazione:
      'I1: 400 del credito IRPEF. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF -784; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'credito in F24, tutto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=800 C11.1=360 C12.1=0 C13.1=0 I1.2=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.4=784 PL92.4=118 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.3=108',
    derivazione:
      'I1: tutto, IRPEF e addizionale regionale. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF -784; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'sotto i 12 euro',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=670 C11.1=372 C12.1=0 C13.1=108',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL94.1=486 PL94.91=730 PL1302.1=1702 PL1301.1=1702 PL1301.3=1702',
    derivazione:
      'Regionale a debito di 12 e comunale a credito di 12: niente. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'tredici euro',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=669 C11.1=373 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=13 PL93.5=13 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1823 PL1301.1=1823 PL1301.2=13 PL1301.3=1810',
    derivazione:
      'Regionale a debito di 13, comunale a credito di 13. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'congiunta',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 FR10.3=sì PL111.7=100 PL112.5=40 PL117.7=30',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=2082 PL1301.2=40 PL1301.3=2042',
    derivazione:
      'Del coniuge: 100 trattenuti, 40 rimborsati, 30 di acconto. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'integrativa a favore in F4',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F4.1=2020 F4.2=250 F4.6=30 F4.8=20',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=966 PL92.7=52 PL93.7=40 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1652 PL1301.1=1652 PL1301.3=1652',
    derivazione:
      'F4: 250 di IRPEF, 30 e 20 di addizionali. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 966; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'altre ritenute in F2',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F2.1=1 F2.2=350',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=866 PL92.7=82 PL93.7=60 PL94.1=346 PL94.91=520 PL97.7=108 PL1302.1=1462 PL1301.1=1462 PL1301.3=1462',
    derivazione:
      'F2 col. 2: 350, anche per l’acconto. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 866; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'detrazioni rimborsate in F11',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F11.2=150',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1366 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=2102 PL1301.1=2102 PL1301.3=2102',
    derivazione:
      'F11 col. 2: 150 si restituiscono. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1366; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'pignoramento in F13',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F13.1=1 F13.2=400',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=816 PL92.7=82 PL93.7=60 PL94.1=326 PL94.91=490 PL97.7=108 PL1302.1=1392 PL1301.1=1392 PL1301.3=1392',
    derivazione:
      'F13: 400 di ritenute del terzo. Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 816; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'veterinarie, esempio delle istruzioni',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 E8.1=29 E8.2=550',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12136 PL91.7=1136 PL92.7=82 PL93.7=60 PL94.1=454 PL94.91=682 PL97.7=108 PL1302.1=1840 PL1301.1=1840 PL1301.3=1840',
    derivazione:
      '730 2024 r. 4311: su 600 se ne indicano 550, il 19% di 550 − 129,11 è 80. Reddito 45000: lorda 12650, detrazione 434, netta 12136; saldo IRPEF 1136; addizionali 682 e 360.',
  },
  {
    anno: 2024,
    nome: 'senza sostituto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 FR10.9=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12650 PL50.1=12216 PL91.7=1216 PL92.7=82 PL93.7=60 PL94.1=486 PL94.91=730 PL97.7=108 PL1302.1=1952 PL1301.1=1952 PL1301.3=1952',
    derivazione:
      '730 senza sostituto: gli acconti di giugno vanno in F24 (141 e 142). Reddito 45000: lorda 12650, detrazione 434, netta 12216; saldo IRPEF 1216; addizionali 682 e 360.',
  },
];
