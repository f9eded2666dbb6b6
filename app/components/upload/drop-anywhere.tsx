import { FileDown } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes documents that are dropped anywhere on a page, and shows that it would. */
export function DropAnywhere({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Leaving for another element of the page is not leaving the page.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      onFiles(files);
      void navigate("/legalai/upload");
    };
    addEventListener("dragenter", enter);
    addEventListener("dragover", enter);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragover", enter);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [onFiles, navigate]);
  if (!over) return null;
  return (
    <div className="drop-cover" aria-hidden="true">
      <FileDown strokeWidth={1.25} className="size-12" />
      <p>Drop your documents here</p>
    </div>
  );
}
