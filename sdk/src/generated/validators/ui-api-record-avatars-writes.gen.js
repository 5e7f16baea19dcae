// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var validateUpdateRecordAvatar = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordId", keyword: "required", message: "must have required property 'recordId'" })), data.recordId !== void 0 && (validate1(data.recordId, { instancePath: instancePath + "/recordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.actionType !== void 0) {
      let data1 = data.actionType;
      typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionType", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionType", keyword: "type", message: "must be string" });
    }
    if (data.blueMasterId !== void 0) {
      let data2 = data.blueMasterId;
      typeof data2 != "string" && data2 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/blueMasterId", keyword: "type", message: "must be string,null" }));
    }
    if (data.externalId !== void 0) {
      let data3 = data.externalId;
      typeof data3 != "string" && data3 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/externalId", keyword: "type", message: "must be string,null" }));
    }
    if (data.photoUrl !== void 0) {
      let data4 = data.photoUrl;
      typeof data4 != "string" && data4 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/photoUrl", keyword: "type", message: "must be string,null" }));
    }
    if (data.profileName !== void 0) {
      let data5 = data.profileName;
      typeof data5 != "string" && data5 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/profileName", keyword: "type", message: "must be string,null" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateUpdateRecordAvatar
};
