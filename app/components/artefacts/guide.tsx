import type { GuideDrawing } from "../../content/artefact-types.ts";

/** A booklet standing on its edge, and one of its pages beside it. */
export function Guide({ drawing: { cover, page } }: { drawing: GuideDrawing }) {
  return (
    <>
      <div className="cover stands">
        <div>
          <svg viewBox="0 0 120 90" aria-hidden="true">
            <path
              d="M0 90v-8h120v8zM8 82V40h14v42zM38 82V40h14v42zM68 82V40h14v42zM98 82V40h14v42zM2 40v-8h116v8zM6 32L60 4l54 28z"
              fill="currentColor"
            />
          </svg>
          <h3 className="text-2xl">{cover.title}</h3>
          <p className="text-sm">{cover.text}</p>
        </div>
      </div>
      <div className="slab test-page">
        <div className="face tone-paper">
          <h3 className="text-xl">{page.title}</h3>
          <p className="text-sm text-soft">{page.text}</p>
          <ol>
            {page.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
