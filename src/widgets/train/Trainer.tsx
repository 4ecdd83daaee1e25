import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Agreement,
  type ClauseAddress,
  type RulesetId,
  rulesetFor,
  seededRandom,
  usualRuleset,
} from '../../engine/index.ts';
import { noProgress, progressIn, wrongInLessons } from '../../learn/progress/progress.ts';
import { type Askable, session, type Wish } from '../../learn/progress/session.ts';
import { askableIn, dailyPaper, kindsOf, type Paper, writePaper } from '../../train/index.ts';
import { AgreementFields } from '../agreement/AgreementFields.tsx';
import { readAgreement, writeAgreement } from '../agreement/agreement-address.ts';
import { agreementOf } from '../agreement/agreements.ts';
import { useFocusKept } from '../page/focus-kept.ts';
import { keepsProgress, keptProgress } from '../progress/kept-progress.ts';
import { ProgressTools } from '../progress/ProgressTools.tsx';
import { BookMap } from './BookMap.tsx';
import { PaperForm } from './PaperForm.tsx';
import { PaperView } from './PaperView.tsx';
import type { QuestionMaker } from './question-maker.ts';
import { Session } from './Session.tsx';
import { readFragment, type TrainAsked } from './train-address.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface TrainerProps {
  readonly game: RulesetId;
  /** What the game is called. */
  readonly name: string;
  readonly say: TrainSpeech;
  readonly make: QuestionMaker;
}

/** What stands on the page: the menu, a session, or a paper. */
type Shown =
  | { readonly what: 'menu' }
  | {
      readonly what: 'session';
      readonly wishes: readonly Wish[];
      readonly seed: number;
      readonly only: readonly Askable[];
    }
  | { readonly what: 'paper'; readonly paper: Paper; readonly title: string };

/** So many questions has a session. */
const sessionLength = 10;

/** The trainer of a game: sessions, the map of its rule book, and papers. What the address asks for is begun at once. */
export function Trainer({ game, name, say, make }: TrainerProps) {
  const [agreement, setAgreement] = useState<Required<Agreement>>(
    () => readAgreement(location.search, game).agreement ?? agreementOf(usualRuleset(game)),
  );
  const settled = rulesetFor(game, agreement);
  const ruleset = settled.ok ? settled.value : usualRuleset(game);
  const [kept, setKept] = useState(keptProgress);
  const [damaged] = useState(kept.damaged);
  const [keeps] = useState(keepsProgress);
  const [wrongLink, setWrongLink] = useState('');
  const [shown, setShown] = useState<Shown>({ what: 'menu' });
  const askable = askableIn(ruleset);
  const progress = kept.value ?? noProgress;
  const known = progressIn(progress, game);
  const wrong = wrongInLessons(progress, game).filter((clause) => askable.some((one) => one.clause === clause));
  const due = Object.values(known.questions).filter((memory) => memory.due <= Date.now()).length;
  const about = (clauses: readonly ClauseAddress[]) => askable.filter(({ clause }) => clauses.includes(clause));
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place);
  const begin = (only: readonly Askable[] = askable) => {
    const now = Date.now();
    const remembered = progressIn(keptProgress().value ?? noProgress, game);
    const wishes = wishesFor(only, remembered, wrong, now);
    setShown({ what: 'session', wishes, seed: now % 1_000_000_007, only });
  };
  const openPaper = (paper: Paper, title = say.say('paperTitle', { seed: String(paper.seed) })) =>
    setShown({ what: 'paper', paper, title });
  const daily = () =>
    openPaper(dailyPaper(ruleset, Date.now()), say.say('daily', { date: today(say.speech.language) }));
  const follow = (asked: TrainAsked) => {
    switch (asked.what) {
      case 'daily':
        return daily();
      case 'wrong':
        return begin(wrong.length > 0 ? about(wrong) : askable);
      case 'paper':
        return openPaper(asked.paper);
      case 'clauses': {
        const trained = about(asked.clauses);
        if (trained.length > 0) return begin(trained);
        setWrongLink(
          say.say('unknownClause', { clause: asked.clauses.map((one) => say.speech.clauseName(one)).join(', ') }),
        );
        return setShown({ what: 'menu' });
      }
      case 'kind': {
        const trained = askable.filter(({ kind }) => kind === asked.kind);
        return trained.length > 0 ? begin(trained) : setShown({ what: 'menu' });
      }
      case 'menu':
        return setShown({ what: 'menu' });
    }
  };
  const followAddress = () => {
    const asked = readFragment(location.hash);
    setWrongLink('');
    if (asked.ok) return follow(asked.value);
    const { code, where } = asked.error;
    setWrongLink(
      code === 'other-version' ? say.say('otherVersion', { version: where }) : say.say('badLink', { where }),
    );
    setShown({ what: 'menu' });
  };
  useEffect(() => {
    followAddress();
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);
  const go = (fragment: string) => {
    // The same fragment again is no change of the address, and is followed all the same.
    if (location.hash === fragment) followAddress();
    else location.hash = fragment;
  };
  const end = () => {
    setKept(keptProgress());
    history.replaceState(history.state, '', location.pathname + location.search);
    setShown({ what: 'menu' });
  };
  return (
    <div class="trainer" ref={place}>
      {damaged && (
        <p class="damage" role="alert">
          {say.words.progress.damaged}
        </p>
      )}
      {!keeps && <p class="damage">{say.words.progress.notKept}</p>}
      {wrongLink !== '' && (
        <p class="damage" role="alert">
          {wrongLink}
        </p>
      )}
      {shown.what === 'session' && (
        <Session
          key={shown.seed}
          ruleset={ruleset}
          wishes={shown.wishes}
          seed={shown.seed}
          make={make}
          say={say}
          onMore={() => begin(shown.only)}
          onEnd={end}
        />
      )}
      {shown.what === 'paper' && (
        <PaperView
          key={writePaper(shown.paper)}
          ruleset={ruleset}
          paper={shown.paper}
          title={`${name}: ${shown.title}`}
          make={make}
          say={say}
          onEnd={end}
        />
      )}
      {shown.what === 'menu' && (
        <>
          <p class="train-ways">
            <button type="button" class="button page-action" onClick={() => begin()}>
              {say.say('begin')}
            </button>{' '}
            {wrong.length > 0 && (
              <button type="button" class="button choice" onClick={() => go('#wrong')}>
                {say.say('beginWrong')}
              </button>
            )}{' '}
            <button type="button" class="button choice" onClick={() => go('#daily')}>
              {say.say('daily', { date: today(say.speech.language) })}
            </button>
          </p>
          {due > 0 && <p>{say.say('due', { count: due })}</p>}
          <details>
            <summary>{say.say('map')}</summary>
            <p>{say.say('mapLead')}</p>
            <BookMap askable={askable} known={known} say={say} onClause={(clause) => go(`#clause=${clause}`)} />
          </details>
          <details>
            <summary>{say.say('paper')}</summary>
            <PaperForm kinds={kindsOf(ruleset)} say={say} onPaper={(paper) => go(`#paper=${writePaper(paper)}`)} />
          </details>
          <details>
            <summary>{say.say('options')}</summary>
            <AgreementFields
              ruleset={game}
              agreement={agreement}
              onChange={(next) => {
                setAgreement(next);
                history.replaceState(
                  history.state,
                  '',
                  `${location.pathname}${writeAgreement(next, game)}${location.hash}`,
                );
              }}
              speech={say.speech}
              texts={say.words.agreement}
            />
            <ProgressTools
              game={game}
              name={name}
              words={say.words.progress}
              language={say.speech.language}
              onChange={() => setKept(keptProgress())}
            />
          </details>
        </>
      )}
    </div>
  );
}

/** The ten things of a session; where there are fewer to choose from, these in turn. */
function wishesFor(
  askable: readonly Askable[],
  known: Parameters<typeof session>[0],
  wrong: readonly ClauseAddress[],
  now: number,
): readonly Wish[] {
  const wishes = session(known, askable, wrong, sessionLength, now, seededRandom(now));
  const again = Array.from({ length: sessionLength }, (_, at) => wishes[at % wishes.length]);
  return again.filter((wish) => wish !== undefined);
}

/** The day by which the daily ten goes (UTC), as the language writes it. */
function today(language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
}
